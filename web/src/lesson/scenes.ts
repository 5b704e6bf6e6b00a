/**
 * The lesson as it was filmed: web/lesson/film.py plays the script by the rules, so that the client,
 * which knows none, can show each moment that the learner can reach.
 */

import type { Event, Seat, Update, View } from "$lib/api/types";
import scenes from "./scenes.json";

/** What lies on the table, what the learner may do, and why not more. */
export interface Moment {
  view: View;
  legal: string[];
  reasons: Update["reasons"];
}

/** A move that leads on: its actions, sorted, what is told of it, and how things stand then. */
export interface Way {
  actions: string[];
  events: Event[];
  then: Moment;
}

export interface Move {
  seat: Seat;
  /** The learner may choose; the rival has one. */
  ways: Way[];
}

/** One screen of the lesson, told by the messages lesson-NAME. */
export interface LessonStep {
  name: string;
  moves: Move[];
}

/** A table of the lesson. */
export interface Scene {
  start: Moment;
  steps: LessonStep[];
}

export const LEARNER: Seat = "A";

export const SCENES = scenes as unknown as readonly Scene[];

/** Where a step is: which scene, and which step of it. */
export interface StepPlace {
  scene: number;
  step: number;
}

const PLACES: readonly StepPlace[] = SCENES.flatMap(({ steps }, scene) =>
  steps.map((_, step) => ({ scene, step })),
);

export const NUM_STEPS = PLACES.length;

/** The place of a step that is counted through the whole lesson; null after the last one. */
export function placeOf(number: number): StepPlace | null {
  return PLACES[number] ?? null;
}

export function numberOf(place: StepPlace): number {
  return PLACES.findIndex(({ scene, step }) => scene === place.scene && step === place.step);
}

/** What is to be seen when a step of a scene begins. */
export function momentBefore(scene: Scene, step: number): Moment {
  const moves = scene.steps.slice(0, step).flatMap(({ moves }) => moves);
  return moves.at(-1)?.ways[0]?.then ?? scene.start;
}

/** The way that some actions take, in whatever order they were chosen. */
export function wayOf(move: Move, actions: readonly string[]): Way | null {
  const sorted = actions.toSorted().join();
  return move.ways.find((way) => way.actions.join() === sorted) ?? null;
}
