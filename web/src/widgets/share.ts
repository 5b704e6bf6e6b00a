/** Handing a link on. */

import { t } from "$lib/text/text.svelte";
import { notify } from "./notices.svelte";

/** The whole address of a path of this site. */
export function linkTo(path: string): string {
  return new URL(path, location.origin).href;
}

/** Whether the device has more to offer than to copy a link: a phone has, a desk not. */
export function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Offers a link to whatever the device shares with, or copies it. */
export async function share(path: string): Promise<void> {
  const url = linkTo(path);
  if (!canShare()) return copy(url);
  try {
    await navigator.share({ url, title: t("app-name") });
  } catch {
    // The person closed the sheet; there is nothing to say about that.
  }
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("button-copied"));
  } catch {
    notify(t("error-clipboard"), "bad");
  }
}
