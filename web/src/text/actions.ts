/** What an action does, in words. */

import { parseAction } from "$lib/game/actions";
import type { Reader } from "./sentences";
import { kindName } from "./sentences";
import { rich, t } from "./text.svelte";

export function actionText(text: string, reader: Reader): string {
  const action = parseAction(text);
  if (action.is === "end") return t("action-end");
  if (action.is === "card") return rich(`action-${action.verb}`, { card: kindName(action.kind) });
  const { name, target, domain, copied } = action;
  if (target === null && domain === null && name !== "breakthrough")
    return t("action-permanent", { effect: t(`effect-${name}`) });
  return rich(`action-${name}`, {
    target: target ? reader.nameOf(target) : "",
    you: target !== null && target === reader.you ? "target" : "other",
    domain: domain ?? "",
    copied: copied ? t(`effect-${copied}`) : "",
  });
}
