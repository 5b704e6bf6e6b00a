/** How the seats of a table, or of a record, are called. */

import type { GameRecord, Level, Seat, SeatInfo, TableInfo } from "$lib/api/types";
import { seatsOf } from "$lib/game/actors";
import { t } from "./text.svelte";

type Sitter = Pick<SeatInfo, "name" | "level">;

/** The name of who sits there; of a free seat, that of the seat. */
export function seatName(info: TableInfo | null, seat: Seat): string {
  return info ? nameAmong(seatsOf(info), (it) => info.seats[it], seat) : seatTitle(seat);
}

/** The same in a record, where bots are called by their levels, and nobody in particular by a letter. */
export function recordedName(record: GameRecord, seat: Seat, levels: readonly Level[]): string {
  const sitterOf = (it: Seat): Sitter => {
    const name = record.seats[it] ?? it;
    return {
      name: name === it ? null : name,
      level: levels.find((level) => level === name) ?? null,
    };
  };
  return nameAmong(seatsOf(record), sitterOf, seat);
}

/** Bots of one level, or programs of one name, are told apart by their seats. */
function nameAmong(
  seats: readonly Seat[],
  sitterOf: (seat: Seat) => Sitter | undefined,
  seat: Seat,
): string {
  const { name, level } = sitterOf(seat) ?? { name: null, level: null };
  if (name === null) return seatTitle(seat);
  const hasTwin = seats.some((it) => it !== seat && sitterOf(it)?.name === name);
  if (level === null) return hasTwin ? t("name-at", { name, letter: seat }) : name;
  const given = { level: t(`level-${level}`), letter: seat };
  return t(hasTwin ? "bot-name-at" : "bot-name", given);
}

function seatTitle(seat: Seat): string {
  return t("seat", { letter: seat });
}
