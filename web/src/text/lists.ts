/** "A, B and C", in each language's own way. */

import { rich } from "./text.svelte";

export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  const rest = items
    .slice(0, -1)
    .reduce((joined, next) => rich("list-comma", { rest: joined, next }));
  return rich("list-and", { rest, last: items.at(-1) ?? "" });
}
