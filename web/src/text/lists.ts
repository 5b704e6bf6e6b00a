/** Several things in one sentence, in each language's own way. */

import { rich } from "./text.svelte";

/** "A, B and C". */
export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return rich("list-and", {
    rest: chained("list-comma", items.slice(0, -1)),
    last: items.at(-1) ?? "",
  });
}

/** "A and B, C and D": things that may be lists themselves. */
export function joined(items: readonly string[]): string {
  return chained("list-outer", items);
}

function chained(message: string, items: readonly string[]): string {
  return items.reduce((rest, next) => rich(message, { rest, next }));
}
