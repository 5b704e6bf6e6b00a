/** A table as its page knows it: the line to the server, what is on the screen, and what is chosen. */

import { api } from "$lib/api/http";
import { LiveConnection, type LineState, type LiveListener } from "$lib/api/live";
import type {
  ChatLine,
  Failure,
  Hint,
  LiveRequest,
  RulesInfo,
  Seat,
  TableInfo,
  Update,
} from "$lib/api/types";
import { createContext } from "svelte";
import { linesOf } from "$lib/game/log";
import { newEntries, type Step } from "$lib/game/steps";
import { errorText } from "$lib/text/errors";
import { seatName } from "$lib/text/seats";
import { t } from "$lib/text/text.svelte";
import { notify } from "$lib/widgets/notices.svelte";
import { Choice, type Chooser } from "./choice.svelte";
import { Film } from "./film.svelte";
import { setShownTable, type ShownTable } from "./model";
import { NextStep } from "./next.svelte";
import { soundOf } from "./sounds";

/** Lines of a talk in their order, each once. */
function joined(some: readonly ChatLine[], others: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(some.map(({ number }) => number));
  const news = others.filter(({ number }) => !known.has(number));
  return [...some, ...news].sort((one, other) => one.number - other.number);
}

export class TableState implements LiveListener, Chooser, ShownTable {
  readonly id: string;
  readonly rules: RulesInfo;
  lineState = $state<LineState>("connecting");
  /** Why there is nothing to see here. */
  refusal = $state.raw<Failure | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** The newest truth; the film may still be showing how it came about. */
  latest = $state.raw<Update | null>(null);
  /** When that came, by the clock of the page. */
  latestAt = $state(0);
  chat = $state.raw<readonly ChatLine[]>([]);
  hint = $state.raw<Hint | null>(null);
  /** Whether an action is on its way. */
  isSending = $state(false);
  /** Whether a bot thinks about a hint. */
  isThinking = $state(false);
  /** Whether the end screen is wanted, once there is one. */
  isResultOpen = $state(true);

  readonly film = new Film(
    (update) => this.#onShown(update),
    (step) => this.#onStep(step),
  );
  readonly choice: Choice = new Choice(this);
  readonly next: NextStep = new NextStep(this);
  readonly lines = $derived(linesOf(this.film.entries));
  readonly #line: LiveConnection;
  #seenPly = -1;
  #shownPly = -1;

  constructor(id: string, rules: RulesInfo) {
    this.id = id;
    this.rules = rules;
    this.#line = new LiveConnection(id, this);
  }

  close(): void {
    this.#line.close();
  }

  /** Looks whether the line still stands. */
  check(): void {
    this.#line.check();
  }

  /** Looks at the table anew, as who one is now. */
  reconnect(): void {
    this.#line.reconnect();
  }

  // What is known

  get shown(): Update | null {
    return this.film.shown;
  }

  get you(): Seat | null {
    return this.latest?.you ?? null;
  }

  nameOf(seat: Seat): string {
    return seatName(this.info, seat);
  }

  /** Whether something is to be decided here. */
  get isMyTurn(): boolean {
    return (this.shown?.legal.length ?? 0) > 0;
  }

  titleOf(seat: Seat): string {
    return seat === this.you ? t("you") : this.nameOf(seat);
  }

  // What the server says

  onUpdate(update: Update): void {
    if (update.info) this.info = update.info;
    const entries = update.view ? newEntries(update, this.#seenPly) : [];
    if (update.view) this.#seenPly = Math.max(update.ply, this.#seenPly);
    this.chat = joined(this.chat, update.chat);
    if (this.latest?.muted.some((seat) => !update.muted.includes(seat))) void this.#catchUp();
    this.latest = update;
    this.latestAt = performance.now();
    this.film.add(update, entries);
  }

  /** Whoever is heard again is heard with what was missed, which the line does not tell twice. */
  async #catchUp(): Promise<void> {
    try {
      const { chat } = await api.table(this.id, this.#seenPly);
      this.chat = joined(this.chat, chat);
    } catch (error) {
      notify(errorText(error), "bad");
    }
  }

  onState(state: LineState): void {
    this.lineState = state;
  }

  onFailure(failure: Failure): void {
    this.refusal = failure;
  }

  #onShown(update: Update): void {
    if (update.ply === this.#shownPly) return;
    this.#shownPly = update.ply;
    this.choice.reset();
    if (this.hint?.ply !== update.ply) this.hint = null;
  }

  #onStep(step: Step): void {
    soundOf(step);
  }

  // What the player does

  /** Plays actions one after another, each on what the one before made of the game. */
  act(actions: readonly string[]): void {
    if (this.isSending || this.latest === null) return;
    this.film.skip();
    this.choice.reset();
    this.isSending = true;
    void this.#playAll(actions, this.latest).finally(() => (this.isSending = false));
  }

  async #playAll(actions: readonly string[], start: Update): Promise<void> {
    let { ply, legal } = start;
    for (const action of actions) {
      if (!legal.includes(action)) return;
      const answer = await this.ask({ do: "act", action, ply });
      if (!answer) return;
      if (answer.was_applied === false) {
        notify(t("connection-stale"));
        return;
      }
      ({ ply, legal } = answer);
    }
  }

  undo(): void {
    const { undoable = 0, ply = 0 } = this.latest ?? {};
    if (undoable > 0 && !this.isSending) void this.ask({ do: "undo", ply, count: 1 });
  }

  /** Asks the server, and tells the player if it refused; null then. */
  async ask(request: LiveRequest): Promise<Update | null> {
    try {
      return await this.#line.ask(request);
    } catch (error) {
      notify(errorText(error), "bad");
      return null;
    }
  }

  /** Says something; false if it did not get through. */
  async say(request: Extract<LiveRequest, { do: "say" | "tell" }>): Promise<boolean> {
    return (await this.ask(request)) !== null;
  }

  async askForHint(): Promise<void> {
    if (this.isThinking || !this.isMyTurn || !this.info?.has_hints) return;
    this.isThinking = true;
    try {
      this.hint = await api.hint(this.id);
    } catch (error) {
      notify(errorText(error), "bad");
    }
    this.isThinking = false;
  }
}

const [getTable, setTableAlone] = createContext<TableState>();

/** Gives a table to all components beneath this one, those that only show it too. */
export function setTable(table: TableState): void {
  setTableAlone(table);
  setShownTable(table);
}

export { getTable };
