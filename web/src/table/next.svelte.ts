/** The next step: what the one big button does, and says. */

import { withoutMarks } from "$lib/text/markup";
import { openCards } from "$lib/text/sentences";
import { t } from "$lib/text/text.svelte";
import { drawCount, freeEffects } from "./prompt";
import type { TableState } from "./table.svelte";

interface Step {
  words: string;
  take: () => void;
}

export class NextStep {
  /** Whether it is being asked if a free effect is to be left unused. */
  isAsking = $state(false);
  readonly #table: TableState;
  /** The turn in which that was asked: once is enough. */
  #askedIn = -1;

  readonly #step: Step | null = $derived.by(() => this.#find());

  constructor(table: TableState) {
    this.#table = table;
  }

  /** What the button says; null if there is nothing to press. */
  get words(): string | null {
    return this.#step?.words ?? null;
  }

  take(): void {
    if (!this.#table.isSending) this.#step?.take();
  }

  endTurn(): void {
    this.isAsking = false;
    this.#table.act(["end"]);
  }

  #find(): Step | null {
    const table = this.#table;
    const { choice, you } = table;
    const view = table.shown?.view;
    if (table.info?.status === "over")
      return { words: t("button-result"), take: () => (table.isResultOpen = true) };
    if (choice.marked.length > 0 && choice.verb) {
      const cards = withoutMarks(openCards(choice.marked.flatMap((token) => token.kind ?? [])));
      return { words: t(`do-${choice.verb}`, { cards }), take: () => choice.confirm() };
    }
    if (choice.effect === "breakthrough")
      return { words: t("effect-breakthrough"), take: () => choice.confirm() };
    if (choice.effect !== null || !choice.canEnd || !view || !you) return null;
    return { words: t("button-end", { count: drawCount(view, you) }), take: () => this.#end() };
  }

  #end(): void {
    const turn = this.#table.shown?.view?.turn ?? 0;
    if (freeEffects(this.#table).length > 0 && this.#askedIn !== turn) {
      this.#askedIn = turn;
      this.isAsking = true;
    } else {
      this.endTurn();
    }
  }
}
