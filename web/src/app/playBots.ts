/** A game against bots, at once. */

import { api } from "$lib/api/http";
import { enter, recallMe } from "$lib/api/me.svelte";
import type { Level, NewTable, NumPlayers, TableInfo } from "$lib/api/types";
import { goTo } from "./router.svelte";

/** Opens a table with bots of one level on all other seats, and goes there. */
export async function playBots(players: NumPlayers, level: Level): Promise<void> {
  const levels = Array.from({ length: players - 1 }, () => level);
  goTo({ page: "table", id: await openTable({ players }, levels) });
}

/**
 * Opens the table that an address asks for: `?players=3&variant=draft&teams=0&bots=easy,strong`.
 * The table takes the place of that address: whoever goes back does not open another one.
 */
export async function playAsAsked(query: string): Promise<void> {
  const asked = new URLSearchParams(query);
  const levels = (asked.get("bots") ?? "medium").split(",") as Level[];
  const table = {
    players: Number(asked.get("players") ?? levels.length + 1) as NumPlayers,
    variant: (asked.get("variant") ?? "basic") as TableInfo["variant"],
    teams: asked.get("teams") === "1",
  };
  await recallMe();
  goTo({ page: "table", id: await openTable(table, levels) }, { replaces: true });
}

async function openTable(table: Omit<NewTable, "seats">, levels: readonly Level[]) {
  await enter();
  const bots = levels.map((level) => ({ who: "bot" as const, level }));
  return (await api.newTable({ ...table, seats: [{ who: "me" }, ...bots] })).table;
}
