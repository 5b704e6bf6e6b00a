/**
 * What is on the screen. Updates arrive when they arrive; they are shown one step at a time, so that
 * the turns of others can be followed. Whoever is in a hurry skips.
 */

import { tick } from "svelte";
import type { Update } from "$lib/api/types";
import { carry, EMPTY_BOARD, layoutOf, settle, type Board } from "$lib/game/board";
import { stepsOf, type Entry, type Step } from "$lib/game/steps";
import { preferences, prefersMotion } from "$lib/preferences/preferences.svelte";
import { fly, takeSnapshot } from "./flights";

interface Pace {
  flight: number;
  pause: number;
}

const PACES: Record<typeof preferences.speed, Pace> = {
  slow: { flight: 250, pause: 1100 },
  normal: { flight: 220, pause: 480 },
  fast: { flight: 160, pause: 120 },
  instant: { flight: 0, pause: 0 },
};

/** More than this is not a film but a history: it is shown at once. */
const LONGEST_FILM = 40;

/** A moment of the film: a step, and with the last one the update that it leads to. */
interface Frame {
  step: Step | null;
  update: Update | null;
}

export class Film {
  /** The cards that lie on the table. */
  board = $state.raw<Board>(EMPTY_BOARD);
  /** The journal so far. */
  entries = $state.raw<readonly Entry[]>([]);
  /** The update that is on the screen. */
  shown = $state.raw<Update | null>(null);
  isPlaying = $state(false);

  /** Where cards fly; set by the table page. */
  layer: HTMLElement | null = null;

  /** Called with each update when it is on the screen. */
  readonly #onShown: (update: Update) => void;
  /** Called with what happens, as it happens. */
  readonly #onStep: (step: Step) => void;
  #frames: Frame[] = [];
  #wake: (() => void) | null = null;
  #isSkipping = false;
  #restUntil = 0;

  constructor(onShown: (update: Update) => void, onStep: (step: Step) => void) {
    this.#onShown = onShown;
    this.#onStep = onStep;
  }

  add(update: Update, entries: Entry[]): void {
    const steps = stepsOf(entries);
    const isHistory = this.shown === null || steps.length > LONGEST_FILM || document.hidden;
    this.#frames.push(...framesOf(isHistory ? joined(entries) : steps, update));
    if (isHistory) this.skip();
    if (!this.isPlaying) void this.#play();
  }

  /** Shows at once how it ends. */
  skip(): void {
    this.#isSkipping = this.isPlaying || this.#frames.length > 0;
    this.#restUntil = 0;
    this.#wake?.();
  }

  async #play(): Promise<void> {
    this.isPlaying = true;
    for (let frame = this.#frames.shift(); frame; frame = this.#frames.shift()) {
      if (!this.#isAnimated(frame)) this.#show(frame);
      else await this.#animate(frame);
    }
    this.isPlaying = false;
    this.#isSkipping = false;
  }

  /** What was only said, is skipped or is seen by nobody, is shown as it is. */
  #isAnimated({ step }: Frame): boolean {
    const isWanted = preferences.speed !== "instant" && prefersMotion();
    return step !== null && this.layer !== null && isWanted && !this.#isSkipping;
  }

  async #animate(frame: Frame): Promise<void> {
    const { flight, pause } = PACES[preferences.speed];
    // The last step has to sink in, unless the player went on.
    const isOwn = frame.update !== null && frame.update.re !== null;
    if (!isOwn) await this.#wait(this.#restUntil - performance.now());
    const board = this.#boardAfter(frame);
    const before = takeSnapshot(this.board, board);
    this.#show(frame, board);
    await tick();
    if (this.layer) fly(before, this.board, this.layer, flight);
    await this.#wait(flight);
    this.#restUntil = performance.now() + pause;
  }

  #boardAfter({ step, update }: Frame): Board {
    const moved = (step?.movements ?? []).reduce(carry, this.board);
    return update?.view ? settle(moved, layoutOf(update.view)) : moved;
  }

  #show(frame: Frame, board = this.#boardAfter(frame)): void {
    this.board = board;
    if (frame.step) {
      this.entries = [...this.entries, ...frame.step.entries];
      this.#onStep(frame.step);
    }
    if (frame.update) {
      this.shown = frame.update;
      this.#onShown(frame.update);
    }
  }

  #wait(duration: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, duration);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function framesOf(steps: Step[], update: Update): Frame[] {
  const last = steps.length - 1;
  if (last < 0) return [{ step: null, update }];
  return steps.map((step, index) => ({ step, update: index === last ? update : null }));
}

/** All entries as one step, in which nothing is seen to move by itself. */
function joined(entries: Entry[]): Step[] {
  return entries.length > 0 ? [{ entries, movements: [] }] : [];
}
