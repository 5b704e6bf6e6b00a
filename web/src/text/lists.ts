/** Several things in one sentence, in each language's own way. */

import { rich } from "./text.svelte";

/** "A, B and C". */
export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return rich("list-and", { rest: joined(items.slice(0, -1)), last: items.at(-1) ?? "" });
}

/** "A, B, C": by commas alone, where an "and" could be taken for a part of one of them. */
export function joined(items: readonly string[]): string {
  return items.reduce((rest, next) => rich("list-comma", { rest, next }));
}
