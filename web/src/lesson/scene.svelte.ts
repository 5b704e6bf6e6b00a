/**
 * A scene of the lesson as a table: what is on the screen, what is to be done, and how that went.
 * A move that is not in the script is not played: it is said why, and the learner tries again.
 */

import { me } from "$lib/api/me.svelte";
import { offlineUpdate } from "$lib/api/offline";
import type { Hint, RulesInfo, Seat, Update } from "$lib/api/types";
import { linesOf } from "$lib/game/log";
import { Choice, type Chooser } from "$lib/table/choice.svelte";
import { Film } from "$lib/table/film.svelte";
import type { ShownTable } from "$lib/table/model";
import {
  LEARNER,
  momentBefore,
  wayOf,
  type Moment,
  type Move,
  type Scene,
  type Way,
} from "./scenes";

/** Names need no translation. */
const NAMES: Partial<Record<Seat, string>> = { A: "Ada", B: "Cleo" };

export class SceneState implements ShownTable, Chooser {
  readonly rules: RulesInfo;
  readonly info = null;
  readonly latest = null;
  readonly latestAt = 0;
  readonly you: Seat = LEARNER;
  readonly film = new Film(
    () => this.choice.reset(),
    () => undefined,
  );
  readonly choice: Choice = new Choice(this);
  readonly lines = $derived(linesOf(this.film.entries));
  readonly #scene: Scene;

  /** The step of the scene that is being taken. */
  number = $state(0);
  /** How the last try went. */
  verdict = $state<"right" | "wrong" | null>(null);
  #numMoves = $state(0);
  #ply = 0;

  readonly step = $derived.by(() => this.#scene.steps[this.number]);
  /** What is to be done next, if something is. */
  readonly #move: Move | null = $derived(this.step?.moves[this.#numMoves] ?? null);
  readonly isStepDone = $derived(this.#move === null);
  /** Whether there was something to do in this step. */
  readonly isTask = $derived(this.step?.moves.some(({ seat }) => seat === LEARNER) ?? false);
  readonly isLastStep = $derived.by(() => this.number === this.#scene.steps.length - 1);
  /** What leads on is lit. Where the learner is free to choose, nothing is. */
  readonly hint: Hint | null = $derived.by(() => this.#findHint());

  constructor(scene: Scene, rules: RulesInfo, number: number) {
    this.#scene = scene;
    this.rules = rules;
    this.number = number;
    this.#show(momentBefore(scene, number));
    this.#playRival();
  }

  get shown(): Update | null {
    return this.film.shown;
  }

  nameOf(seat: Seat): string {
    return (seat === LEARNER ? me.account?.name : null) ?? NAMES[seat] ?? seat;
  }

  titleOf(seat: Seat): string {
    return this.nameOf(seat);
  }

  /** Goes on to the next step of the scene. */
  next(): void {
    if (this.isLastStep) return;
    this.number++;
    this.#numMoves = 0;
    this.#playRival();
  }

  act(actions: readonly string[]): void {
    // What is on the screen is no longer how things stand: first it is to be seen.
    if (this.film.isPlaying) {
      this.film.skip();
      return;
    }
    this.choice.reset();
    const way = this.#move && wayOf(this.#move, actions);
    if (way === null) {
      this.verdict = "wrong";
      return;
    }
    this.#play(way);
    this.#playRival();
    this.verdict = this.isStepDone ? "right" : null;
    if (this.isStepDone) this.next();
  }

  /** Does what the one big button says. */
  press(): void {
    if (this.choice.isBegun) this.choice.confirm();
    else if (this.choice.canEnd) this.act(["end"]);
  }

  #findHint(): Hint | null {
    const [way, ...others] = this.#move?.ways ?? [];
    if (!way || others.length > 0 || this.#move?.seat !== LEARNER || this.film.isPlaying)
      return null;
    const marked = this.choice.marked.flatMap((token) => token.kind ?? []);
    const action = way.actions.find((it) => !takeOut(marked, it.split(" ")[1])) ?? "end";
    return { ply: this.#ply, action, chances: null, chances_after: null, lines: null };
  }

  /** Moves of the rival need nobody. */
  #playRival(): void {
    for (let move = this.#move; move && move.seat !== LEARNER; move = this.#move) {
      const [way] = move.ways;
      if (!way) return;
      this.#play(way);
    }
  }

  #play(way: Way): void {
    this.#numMoves++;
    this.#show(way.then, way.events);
  }

  #show(moment: Moment, events: Way["events"] = []): void {
    const update = offlineUpdate({ ...moment, ply: ++this.#ply, you: LEARNER, events });
    this.film.add(
      update,
      events.map((event) => ({ is: "event", ...event })),
    );
  }
}

/** Takes one thing out of a list, if it is there. */
function takeOut<Thing>(list: Thing[], thing: Thing | undefined): boolean {
  const index = list.findIndex((it) => it === thing);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}
