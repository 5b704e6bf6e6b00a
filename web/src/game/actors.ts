/** Seats around the table. */

import type { Seat, View } from "$lib/api/types";
import { SEATS } from "./kinds";

export function seatsOf(view: Pick<View, "players">): Seat[] {
  return SEATS.slice(0, view.players);
}

/** The other seats, clockwise from the one whose side we look from. */
export function othersOf(view: Pick<View, "players">, mine: Seat): Seat[] {
  const seats = seatsOf(view);
  const start = seats.indexOf(mine);
  return [...seats.slice(start + 1), ...seats.slice(0, start)];
}

export function partnerOf(view: Pick<View, "teams">, seat: Seat): Seat | null {
  return view.teams ? (SEATS[(SEATS.indexOf(seat) + 2) % SEATS.length] ?? null) : null;
}

/** The seats of a side: a player ("A") or a team ("AC"). */
export function seatsOfSide(side: string): Seat[] {
  return SEATS.filter((seat) => side.includes(seat));
}
