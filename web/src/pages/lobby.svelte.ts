/** The tables that a visitor can go to, asked for again while someone looks at them. */

import { api } from "$lib/api/http";
import { recallMe } from "$lib/api/me.svelte";
import type { TableInfo } from "$lib/api/types";
import { isTurnOf, seatOf } from "$lib/player/results";
import { errorText } from "$lib/text/errors";

/** Milliseconds until the tables are asked for again. */
const PAUSE = 15_000;

export class Lobby {
  /** Tables with a free seat, at which the visitor does not sit. */
  open = $state.raw<readonly TableInfo[]>([]);
  /** The visitor's own games, those first in which it is their turn. */
  mine = $state.raw<readonly TableInfo[]>([]);
  /** Whether the server has told. */
  isKnown = $state(false);
  /** Why it has not, in words. What was known before stays on the screen. */
  failure = $state<string | null>(null);

  /** Asks now and then on, until the returned function is called. */
  watch(): () => void {
    void this.refresh();
    const timer = setInterval(() => void this.refresh(), PAUSE);
    return () => clearInterval(timer);
  }

  /** Asks again, if anyone looks. */
  async refresh(): Promise<void> {
    if (document.hidden) return;
    try {
      await this.#ask();
      this.isKnown = true;
      this.failure = null;
    } catch (error) {
      this.failure = errorText(error);
    }
  }

  async #ask(): Promise<void> {
    const account = (await recallMe())?.account.id ?? null;
    const [lobby, mine] = await Promise.all([api.openTables(), account ? ownTables() : []]);
    this.open = lobby.tables.filter((info) => seatOf(info, account) === null);
    this.mine = awaitedFirst(mine, account);
  }
}

async function ownTables(): Promise<TableInfo[]> {
  const pages = await Promise.all([api.myTables("playing"), api.myTables("waiting")]);
  return pages.flatMap(({ tables }) => tables);
}

function awaitedFirst(tables: readonly TableInfo[], account: string | null): TableInfo[] {
  const isAwaited = (info: TableInfo) => Number(isTurnOf(info, account));
  return tables.toSorted((one, other) => isAwaited(other) - isAwaited(one));
}
