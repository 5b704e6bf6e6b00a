/** The journal of a table, line by line. What a line says is text/sentences.ts. */

import type { Event, Mark, Seat } from "$lib/api/types";
import type { Entry } from "./steps";

export type LogLine =
  /** The heading of a turn. */
  | { is: "turn"; ply: number; seat: Seat; turn: number }
  /** Something that happened; equal things that follow each other are one line. */
  | { is: "event"; ply: number; event: Event }
  /** E-ATT: who lost a card. */
  | { is: "losses"; ply: number; losses: Event[] }
  | { is: "mark"; ply: number; mark: Mark };

/** What is told once for several cards that were chosen one after another. */
const MERGED: readonly Event["what"][] = ["discarded", "sacrificed", "recalled", "took", "gave"];

/** Makes lines of entries, without what was taken back. */
export function linesOf(entries: readonly Entry[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of withoutUndone(entries)) {
    if (entry.is === "mark") lines.push({ is: "mark", ply: entry.ply, mark: entry });
    else addEvent(lines, entry);
  }
  return lines;
}

/** Leaves out the actions that were taken back; that they were is still told. */
export function withoutUndone(entries: readonly Entry[]): Entry[] {
  const valid: Entry[] = [];
  for (const entry of entries) {
    if (entry.is === "mark" && entry.what === "undone") {
      const plies = new Set(valid.filter((it) => it.is === "event").map((it) => it.ply));
      const undone = [...plies].slice(-(entry.count ?? 1));
      const first = undone[0] ?? entry.ply;
      while (valid.length > 0 && isFrom(valid.at(-1), first)) valid.pop();
    }
    valid.push(entry);
  }
  return valid;
}

function isFrom(entry: Entry | undefined, ply: number): boolean {
  return entry?.is === "event" && entry.ply >= ply && ply > 0;
}

function addEvent(lines: LogLine[], event: Event): void {
  const { ply, seat } = event;
  const last = lines.at(-1);
  if (event.what === "turn" && seat) {
    lines.push({ is: "turn", ply, seat, turn: event.turn ?? 0 });
  } else if (event.what === "lost") {
    if (last?.is === "losses") last.losses.push(event);
    else lines.push({ is: "losses", ply, losses: [event] });
  } else if (last?.is === "event" && canMerge(last.event, event)) {
    last.event = {
      ...last.event,
      ...(event.cards && { cards: [...(last.event.cards ?? []), ...event.cards] }),
      ...(event.ages && { ages: [...(last.event.ages ?? []), ...event.ages] }),
    };
  } else {
    lines.push({ is: "event", ply, event });
  }
}

function canMerge(one: Event, other: Event): boolean {
  return (
    MERGED.includes(other.what) &&
    one.what === other.what &&
    one.seat === other.seat &&
    one.target === other.target
  );
}

/** What the others did since a seat's last turn, for the recap. */
export function linesSince(lines: readonly LogLine[], seat: Seat): LogLine[] {
  const headings = lines.flatMap((line, index) =>
    line.is === "turn" ? [{ index, isMine: line.seat === seat }] : [],
  );
  const current = headings.at(-1);
  const earlier = current?.isMine ? headings.slice(0, -1) : headings;
  const lastMine = earlier.findLastIndex((heading) => heading.isMine);
  const start = earlier[lastMine + 1]?.index;
  if (start === undefined) return [];
  return lines.slice(start, current?.isMine ? current.index : undefined);
}

export interface TurnLines {
  /** Null before the first turn. */
  heading: LogLine | null;
  lines: LogLine[];
}

/** What happened, turn by turn. */
export function byTurn(lines: readonly LogLine[]): TurnLines[] {
  const turns: TurnLines[] = [];
  for (const line of lines) {
    if (line.is === "turn") turns.push({ heading: line, lines: [] });
    else if (turns.length > 0) turns.at(-1)?.lines.push(line);
    else turns.push({ heading: null, lines: [line] });
  }
  return turns;
}
