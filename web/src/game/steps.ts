/** An update as a short film: what is seen to happen, one thing at a time. */

import type { Event, Mark, Update } from "$lib/api/types";
import type { Movement } from "./board";
import { movementOf } from "./movements";

/** A line of the journal: what happened in the game, or at the table. */
export type Entry = ({ is: "event" } & Event) | ({ is: "mark" } & Mark);

export interface Step {
  entries: Entry[];
  movements: Movement[];
}

/** The entries of an update that are newer than what was seen, in order. The deal has ply 0. */
export function newEntries(update: Update, seenPly: number): Entry[] {
  const events = update.events.map((event) => ({ is: "event" as const, ...event }));
  const marks = update.marks.map((mark) => ({ is: "mark" as const, ...mark }));
  return [...events, ...marks]
    .filter((entry) => entry.ply > seenPly)
    .sort((one, other) => one.ply - other.ply);
}

/** Cuts entries into steps: what happens at once stays together, and each movement is its own. */
export function stepsOf(entries: Entry[]): Step[] {
  const steps: Step[] = [];
  for (const entry of entries) {
    const movement = entry.is === "event" ? movementOf(entry) : null;
    const last = steps.at(-1);
    if (last && (movement === null || isAtOnce(last.entries.at(-1), entry))) {
      last.entries.push(entry);
      if (movement) last.movements.push(movement);
    } else {
      steps.push({ entries: [entry], movements: movement ? [movement] : [] });
    }
  }
  return steps;
}

/** E-ATT: all lose their cards at the same time. */
function isAtOnce(before: Entry | undefined, entry: Entry): boolean {
  const isLoss = (it: Entry) => it.is === "event" && it.what === "lost";
  return before !== undefined && isLoss(before) && isLoss(entry);
}
