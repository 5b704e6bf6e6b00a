/** How a table is played, in a few words. */

import type { Pace, TableInfo } from "$lib/api/types";
import { t } from "./text.svelte";

export function paceText(pace: Pace): string {
  if (pace.kind === "none") return t("new-pace-none");
  if (pace.kind === "days") return t("new-days", { count: pace.days ?? 1 });
  const minutes = t("new-minutes", { count: Math.round((pace.seconds ?? 0) / 60) });
  if (!pace.increment) return minutes;
  return t("new-live", { time: minutes, more: t("new-increment", { count: pace.increment }) });
}

/** "3 players", "Draft", "Teams", "Rated" ... */
export function traitsOf(info: TableInfo): string[] {
  return [
    t("new-players-count", { count: info.players }),
    t(`variant-${info.variant}`),
    ...(info.teams ? [t("new-teams")] : []),
    paceText(info.pace),
    ...(info.is_rated ? [t("new-rated")] : []),
  ];
}
