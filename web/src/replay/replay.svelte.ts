/** A replay as a table: at one of its moments, going on by itself if wanted. */

import { tick } from "svelte";
import { offlineUpdate } from "$lib/api/offline";
import type { GameRecord, Replay, RulesInfo, Seat, Update } from "$lib/api/types";
import { seatsOf } from "$lib/game/actors";
import { carry, EMPTY_BOARD, layoutOf, settle, type Board } from "$lib/game/board";
import { linesOf, type LogLine } from "$lib/game/log";
import { movementOf } from "$lib/game/movements";
import { prefersMotion } from "$lib/preferences/preferences.svelte";
import { Choice, type Chooser } from "$lib/table/choice.svelte";
import { fly, takeSnapshot } from "$lib/table/flights";
import type { ShownTable } from "$lib/table/model";
import { recordedName } from "$lib/text/seats";
import {
  entriesOf,
  openEvents,
  openView,
  stepFrom,
  turnAt,
  turnFrom,
  turnsOf,
  type TurnStart,
} from "./moments";

/** How long a moment lasts when the replay goes on by itself, and how that is written. */
export const SPEEDS = {
  slow: { pause: 1800, sign: "½×" },
  normal: { pause: 900, sign: "1×" },
  fast: { pause: 300, sign: "3×" },
} as const;
export type ReplaySpeed = keyof typeof SPEEDS;

const FLIGHT = 220;

class Screen {
  board = $state.raw<Board>(EMPTY_BOARD);
  layer: HTMLElement | null = null;
}

export class ReplayState implements ShownTable, Chooser {
  readonly rules: RulesInfo;
  readonly record: GameRecord;
  readonly turns: readonly TurnStart[];
  /** The number of the last moment. */
  readonly last: number;
  /** The journal of the whole game. */
  readonly allLines: readonly LogLine[];

  readonly you = null;
  readonly info = null;
  readonly hint = null;
  readonly latest = null;
  readonly latestAt = 0;
  readonly film = new Screen();

  /** Whose side is at the bottom. */
  near = $state<Seat>("A");
  speed = $state<ReplaySpeed>("normal");
  readonly #frames: Replay["frames"];
  #ply = $state(0);
  #timer = $state<ReturnType<typeof setInterval> | null>(null);

  readonly shown: Update | null = $derived.by(() => {
    const frame = this.#frames[this.#ply];
    return frame
      ? offlineUpdate({ ply: this.#ply, you: null, view: openView(frame.position) })
      : null;
  });
  readonly lines = $derived.by(() => this.allLines.filter((line) => line.ply <= this.#ply));
  readonly turn: TurnStart | null = $derived.by(() => turnAt(this.turns, this.#ply));
  readonly choice: Choice = new Choice(this);

  /** `reader` is the name of who looks on: their side is near, if they played. */
  constructor({ record, frames }: Replay, rules: RulesInfo, ply: number, reader: string | null) {
    this.rules = rules;
    this.record = record;
    this.#frames = frames;
    this.last = frames.length - 1;
    this.turns = turnsOf(frames);
    this.allLines = linesOf(entriesOf(frames));
    this.near = seatsOf(record).find((seat) => record.seats[seat] === reader) ?? "A";
    this.goTo(ply);
  }

  /** How many actions the moment on the screen comes after. */
  get ply(): number {
    return this.#ply;
  }

  nameOf(seat: Seat): string {
    return recordedName(this.record, seat, this.rules.levels);
  }

  titleOf(seat: Seat): string {
    return this.nameOf(seat);
  }

  /** Nothing is played in a replay. */
  act(): void {
    return;
  }

  // Going from moment to moment

  goTo(ply: number): void {
    const target = Math.min(Math.max(Math.round(ply), 0), this.last);
    const frame = this.#frames[target];
    if (!frame) return;
    const { board, layer } = this.film;
    const isNext = target === this.#ply + 1;
    const movements = isNext ? openEvents(frame.events).flatMap((it) => movementOf(it) ?? []) : [];
    const next = settle(movements.reduce(carry, board), layoutOf(frame.position));
    const isSeen = Math.abs(target - this.#ply) === 1 && layer !== null && prefersMotion();
    const before = isSeen ? takeSnapshot(board, next) : null;
    this.#ply = target;
    this.film.board = next;
    if (before && layer) void tick().then(() => fly(before, next, layer, FLIGHT));
  }

  step(by: 1 | -1): void {
    this.goTo(stepFrom(this.#ply, by, this.last));
  }

  stepTurn(by: 1 | -1): void {
    this.goTo(turnFrom(this.turns, this.#ply, by, this.last));
  }

  // Going on by itself

  get isPlaying(): boolean {
    return this.#timer !== null;
  }

  play(): void {
    this.pause();
    if (this.#ply === this.last) this.goTo(0);
    this.#timer = setInterval(() => {
      this.step(1);
      if (this.#ply === this.last) this.pause();
    }, SPEEDS[this.speed].pause);
  }

  pause(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  setSpeed(speed: ReplaySpeed): void {
    this.speed = speed;
    if (this.isPlaying) this.play();
  }
}
