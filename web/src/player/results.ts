/** How a finished game went for an account. */

import type { Seat, TableInfo } from "$lib/api/types";
import { partnerOf, seatsOf } from "$lib/game/actors";

export type GameResult = "won" | "shared" | "lost" | "drawn";

export function seatOf(info: TableInfo, account: string): Seat | null {
  return seatsOf(info).find((seat) => info.seats[seat]?.account === account) ?? null;
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
