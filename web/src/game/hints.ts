/** What a strong bot thinks of each action. */

import type { Hint, Seat } from "$lib/api/types";
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

/** So much of what it expects is told; what comes later is less certain. */
const NUM_FOLLOWING = 3;

/** What it would do next, in the same turn. */
export function following(hint: Hint | null): string[] {
  return (hint?.lines?.[0]?.actions ?? []).slice(1, 1 + NUM_FOLLOWING);
}

/** The actions that it thought about, the one that it would take first. */
export function linesOf(hint: Hint | null): { action: string; percent: number }[] {
  return (hint?.lines ?? []).flatMap(({ actions: [action], chance }) =>
    action === undefined ? [] : [{ action, percent: Math.round(chance * 100) }],
  );
}

export interface Outlook {
  /** Chances to win, in percent: as it stands, and after the action that is advised. */
  before: number;
  after: number;
}

/** How a seat's chances to win would change; null if the bot did not say. */
export function outlookOf(hint: Hint | null, seat: Seat): Outlook | null {
  const before = hint?.chances?.[seat];
  if (before === undefined) return null;
  const after = hint?.chances_after?.[seat] ?? before;
  return { before: Math.round(before * 100), after: Math.round(after * 100) };
}
