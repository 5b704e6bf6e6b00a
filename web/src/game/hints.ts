/** What a strong bot thinks of each action. */

import type { Hint } from "$lib/api/types";
import { parseAction, type Action } from "./actions";

/** The action that it would take is such a one. */
export function isAdvised(hint: Hint | null, isMeant: (action: Action) => boolean): boolean {
  return hint !== null && isMeant(parseAction(hint.action));
}

/** Its chance to win by the best action of some, in percent; null if it did not think about them. */
export function percentOf(hint: Hint | null, isMeant: (action: Action) => boolean): number | null {
  const line = linesOf(hint).find(({ action }) => isMeant(parseAction(action)));
  return line?.percent ?? null;
}

/** The actions that it thought about, the one that it would take first. */
export function linesOf(hint: Hint | null): { action: string; percent: number }[] {
  return (hint?.lines ?? []).flatMap(({ actions: [action], chance }) =>
    action === undefined ? [] : [{ action, percent: Math.round(chance * 100) }],
  );
}
