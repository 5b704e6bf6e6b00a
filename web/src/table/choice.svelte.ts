/**
 * What the player is about to do: the effect whose target is being chosen, and the cards that are
 * marked. It offers what the server listed as legal and knows no rules of its own.
 */

import type { Domain, Kind, Seat, Update } from "$lib/api/types";
import { parseAction, type CardVerb, type EffectAction } from "$lib/game/actions";
import type { Place, Token } from "$lib/game/board";
import { domainOf } from "$lib/game/kinds";
import { preferences } from "$lib/preferences/preferences.svelte";

export interface Chooser {
  readonly shown: Update | null;
  act(actions: readonly string[]): void;
}

/** How a card looks while something is chosen; blocked: among those to choose from, and not legal. */
export type CardState = "idle" | "choosable" | "marked" | "blocked";

export class Choice {
  /** The effect for which a target, or a last word, is awaited. */
  effect = $state<string | null>(null);
  /** The card that is pointed at, to show where it would go. */
  pointed = $state.raw<Token | null>(null);
  #marked = $state.raw<readonly Token[]>([]);
  readonly #chooser: Chooser;

  readonly #actions = $derived.by(() => (this.#chooser.shown?.legal ?? []).map(parseAction));
  readonly #cardActions = $derived(this.#actions.filter((action) => action.is === "card"));
  readonly canEnd = $derived(this.#actions.some((action) => action.is === "end"));

  /** The effects that can be applied now. */
  readonly effects: readonly string[] = $derived(
    this.#actions
      .filter((action) => action.is === "effect")
      .map(({ name }) => name)
      .filter((name, index, names) => names.indexOf(name) === index),
  );

  /** What is done with a card now, if a card is to be chosen. */
  readonly verb: CardVerb | null = $derived(this.#cardActions[0]?.verb ?? null);
  /** Where the card is chosen. */
  readonly place: Place | null = $derived.by(() =>
    placeOf(this.verb, this.#chooser.shown?.you ?? null),
  );
  readonly #kinds: readonly Kind[] = $derived(this.#cardActions.map((action) => action.kind));
  readonly isSeveral = $derived.by(() => (this.#chooser.shown?.view?.left ?? 1) > 1);

  /** What the chosen effect could be aimed at. */
  readonly targets: readonly EffectAction[] = $derived(
    this.#actions
      .filter((action) => action.is === "effect")
      .filter((action) => action.name === this.effect),
  );

  constructor(chooser: Chooser) {
    this.#chooser = chooser;
  }

  /** Forgets what was begun. */
  reset(): void {
    this.effect = null;
    this.pointed = null;
    this.#marked = [];
  }

  get marked(): readonly Token[] {
    return this.#marked;
  }

  get isBegun(): boolean {
    return this.effect !== null || this.#marked.length > 0;
  }

  /** Whether one of several targets is to be chosen; a Breakthrough only waits for a yes. */
  get isAiming(): boolean {
    return this.targets.length > 0 && this.effect !== "breakthrough";
  }

  // Cards

  stateOf(place: Place, token: Token): CardState {
    if (place !== this.place || token.kind === null) return "idle";
    if (!this.#kinds.includes(token.kind)) return "blocked";
    return this.#marked.some((it) => it.id === token.id) ? "marked" : "choosable";
  }

  /** Chooses a card: at once if it is the whole choice, else by marking it. */
  pick(place: Place, token: Token): void {
    const state = this.stateOf(place, token);
    if (state === "idle" || state === "blocked") return;
    if (state === "marked") {
      this.#marked = this.#marked.filter((it) => it.id !== token.id);
    } else if (this.isSeveral || preferences.confirmsCards) {
      const left = this.#chooser.shown?.view?.left ?? 1;
      this.#marked = [...this.#marked, token].slice(-left);
    } else {
      this.#send([token]);
    }
  }

  /** Whether the card that is pointed at would go to a column. */
  isExpected(seat: Seat, domain: Domain): boolean {
    const kind = this.verb === "play" || this.verb === "found" ? this.pointed?.kind : null;
    return !!kind && seat === this.#chooser.shown?.you && domainOf(kind) === domain;
  }

  /** Does what was marked. */
  confirm(): void {
    if (this.#marked.length > 0) this.#send(this.#marked);
    else if (this.targets.length === 1 && this.targets[0]) this.aim(this.targets[0]);
  }

  #send(tokens: readonly Token[]): void {
    this.#chooser.act(tokens.map((token) => `${this.verb ?? ""} ${token.kind ?? ""}`));
  }

  // Effects

  /** Begins an effect: a permanent one is applied at once, the others wait for a target or a yes. */
  begin(actions: readonly EffectAction[]): void {
    const [first] = actions;
    if (!first) return;
    const name = this.effect === first.name ? null : first.name;
    this.reset();
    if (isApplied(first)) this.#chooser.act([first.text]);
    else this.effect = name;
  }

  aim(action: EffectAction): void {
    this.#chooser.act([action.text]);
  }

  /** What choosing a column would do. */
  columnTarget(seat: Seat, domain: Domain): EffectAction | null {
    const you = this.#chooser.shown?.you;
    return (
      this.targets.find((action) => action.domain === domain && (action.target ?? you) === seat) ??
      null
    );
  }

  /** What choosing a player would do. */
  seatTarget(seat: Seat): EffectAction | null {
    return (
      this.targets.find((action) => action.name === "inquisition" && action.target === seat) ?? null
    );
  }
}

/** A permanent effect needs no more words; it can be taken back. */
function isApplied({ target, domain, name }: EffectAction): boolean {
  return target === null && domain === null && name !== "breakthrough";
}

function placeOf(verb: CardVerb | null, you: Seat | null): Place | null {
  if (verb === null || you === null) return null;
  switch (verb) {
    case "sacrifice":
    case "recall":
      return `area ${you}`;
    case "take":
      return "discard";
    case "found":
      return "centre";
    default:
      return `hand ${you}`;
  }
}
