/** How far the learner has come, kept in this browser. */

import { NUM_STEPS } from "./scenes";

const STORAGE_KEY = "lesson";

/** The number of the step at which the learner stopped: 0 at first, NUM_STEPS after the last one. */
export function savedStep(): number {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(STORAGE_KEY);
  } catch {
    // A browser that keeps nothing lets everyone begin at the beginning.
  }
  const number = Number(kept ?? 0);
  return Number.isInteger(number) ? Math.min(Math.max(number, 0), NUM_STEPS) : 0;
}

export function saveStep(number: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(number));
  } catch {
    // Then the lesson cannot be resumed later; it goes on all the same.
  }
}
