/** A game that is known from beginning to end: its moments, and the turns that they belong to. */

import type { Event, Frame, Position, Seat, View } from "$lib/api/types";
import type { Entry } from "$lib/game/steps";
import { ageOf } from "$lib/game/kinds";

/** The first moment of a turn. Turn 0 is the deal, and the draft. */
export interface TurnStart {
  turn: number;
  ply: number;
  /** Whose turn it is; nobody's before the first. */
  seat: Seat | null;
}

/** A position as someone sees it to whom everything is open. */
export function openView(position: Position): View {
  const { deck, ...open } = position;
  const [top] = deck;
  return { ...open, deck: { count: deck.length, age: top ? ageOf(top) : null }, you: null };
}

/** What happened, told once: what was hidden from some is told twice, with the cards and without. */
export function openEvents(events: readonly Event[]): Event[] {
  return events.filter((event) => !event.ages);
}

/** The journal of the whole game. The ply of an entry is that of its frame. */
export function entriesOf(frames: readonly Frame[]): Entry[] {
  return frames.flatMap(({ events }, ply) =>
    openEvents(events).map((event) => ({ ...event, is: "event" as const, ply })),
  );
}

export function turnsOf(frames: readonly Frame[]): TurnStart[] {
  const turns: TurnStart[] = [];
  frames.forEach(({ position: { turn, actors } }, ply) => {
    if (turn === turns.at(-1)?.turn) return;
    turns.push({ turn, ply, seat: turn === 0 ? null : (actors[0] ?? null) });
  });
  return turns;
}

/** The turn that a moment belongs to. */
export function turnAt(turns: readonly TurnStart[], ply: number): TurnStart | null {
  return turns.findLast((turn) => turn.ply <= ply) ?? null;
}

/** Where one goes from a moment: by one action, or to the beginning of a turn. */
export function stepFrom(ply: number, by: 1 | -1, last: number): number {
  return Math.min(Math.max(ply + by, 0), last);
}

export function turnFrom(
  turns: readonly TurnStart[],
  ply: number,
  by: 1 | -1,
  last: number,
): number {
  const target =
    by > 0 ? turns.find((turn) => turn.ply > ply) : turns.findLast((turn) => turn.ply < ply);
  return target?.ply ?? (by > 0 ? last : 0);
}
