/** What the parts of a table that only show it need to know: a live game has it, and a replay. */

import { createContext } from "svelte";
import type { Hint, RulesInfo, Seat, TableInfo, Update } from "$lib/api/types";
import type { LogLine } from "$lib/game/log";
import type { Reader } from "$lib/text/sentences";
import type { Choice } from "./choice.svelte";
import type { Film } from "./film.svelte";

export interface ShownTable extends Reader {
  readonly rules: RulesInfo;
  /** The table and who sits there; null if that is not known (yet). */
  readonly info: TableInfo | null;
  /** What is on the screen: the cards, and where they fly. */
  readonly film: Pick<Film, "board" | "layer">;
  readonly shown: Update | null;
  readonly lines: readonly LogLine[];
  /** What can be chosen on it. */
  readonly choice: Choice;
  readonly hint: Hint | null;
  /** The newest truth, for the clocks, and when it came by the clock of the page. */
  readonly latest: Update | null;
  readonly latestAt: number;
  /** A name where it stands alone: "you" for the reader. */
  titleOf(seat: Seat): string;
}

export const [getShownTable, setShownTable] = createContext<ShownTable>();
