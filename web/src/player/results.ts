/** What a game is to an account: whose seat, whose turn, and how it went. */

import type { Seat, TableInfo } from "$lib/api/types";
import { partnerOf, seatsOf } from "$lib/game/actors";

export type GameResult = "won" | "shared" | "lost" | "drawn";

/** Where someone sits; nobody in particular sits nowhere. */
export function seatOf(info: TableInfo, account: string | null): Seat | null {
  if (account === null) return null;
  return seatsOf(info).find((seat) => info.seats[seat]?.account === account) ?? null;
}

export function isTurnOf(info: TableInfo, account: string | null): boolean {
  const mine = seatOf(info, account);
  return mine !== null && info.actors.includes(mine);
}

export function resultFor(info: TableInfo, account: string): GameResult {
  const winners = info.outcome?.winners ?? [];
  const seat = seatOf(info, account);
  if (winners.length === 0) return "drawn";
  if (seat === null || !winners.includes(seat)) return "lost";
  const partner = partnerOf(info, seat);
  const isAlone = winners.every((winner) => winner === seat || winner === partner);
  return isAlone ? "won" : "shared";
}
