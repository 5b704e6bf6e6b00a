/** What went wrong, in words that say what to do. */

import { ApiError } from "$lib/api/http";
import { RefusedError } from "$lib/api/live";
import { hasText, t } from "./text.svelte";

export function errorText(error: unknown): string {
  return failureText(codeOf(error));
}

export function codeOf(error: unknown): string {
  const isKnown = error instanceof ApiError || error instanceof RefusedError;
  return isKnown ? error.code : "internal";
}

export function failureText(code: string): string {
  const id = `error-${code.replaceAll("_", "-")}`;
  return hasText(id) ? t(id) : t("error-unknown", { code });
}
