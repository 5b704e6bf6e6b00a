/** How the seats of a table are called. */

import type { Seat, TableInfo } from "$lib/api/types";
import { seatsOf } from "$lib/game/actors";
import { t } from "./text.svelte";

/** The name of who sits there. Bots of one level are told apart by their seats. */
export function seatName(info: TableInfo | null, seat: Seat): string {
  const sitter = info?.seats[seat];
  if (!info || !sitter) return t("seat", { letter: seat });
  const { level } = sitter;
  if (level === null) return sitter.name ?? t("seat", { letter: seat });
  const name = t("bot-name", { level: t(`level-${level}`) });
  const equals = seatsOf(info).filter((other) => info.seats[other]?.level === level);
  return equals.length > 1 ? `${name} ${seat}` : name;
}
