/** A game against bots, at once. */

import { api } from "$lib/api/http";
import { enter } from "$lib/api/me.svelte";
import type { Level, NumPlayers } from "$lib/api/types";
import { goTo } from "./router.svelte";

/** Opens a table with bots on all other seats, and goes there. */
export async function playBots(players: NumPlayers, level: Level): Promise<void> {
  await enter();
  const bots = Array.from({ length: players - 1 }, () => ({ who: "bot" as const, level }));
  const { table } = await api.newTable({ players, seats: [{ who: "me" }, ...bots] });
  goTo({ page: "table", id: table });
}
