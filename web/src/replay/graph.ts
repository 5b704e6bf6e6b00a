/** The lines of the graph of chances. */

import type { Seat } from "$lib/api/types";
import { SEATS } from "$lib/game/kinds";
import type { Estimate } from "./turningPoints";

/** The graph is drawn on this and stretched to its place. */
export const WIDTH = 300;
export const HEIGHT = 100;

export interface ChancePath {
  seat: Seat;
  path: string;
}

/** A line for each seat; its chance holds until the next estimate, and to the last moment. */
export function chancePaths(estimates: readonly Estimate[], last: number): ChancePath[] {
  const [first] = estimates;
  if (!first) return [];
  return SEATS.filter((seat) => seat in first.chances).map((seat) => {
    const points = estimates.map(({ ply, chances }) => ({ ply, chance: chances[seat] ?? 0 }));
    const end = { ply: last, chance: points.at(-1)?.chance ?? 0 };
    const places = [...points, end].map(
      ({ ply, chance }) =>
        `${round((ply / Math.max(last, 1)) * WIDTH)} ${round((1 - chance) * HEIGHT)}`,
    );
    return { seat, path: `M${places.join("L")}` };
  });
}

/** The moment with an estimate that is nearest to another one. */
export function nearest(estimates: readonly Estimate[], ply: number): number {
  const distance = (it: Estimate) => Math.abs(it.ply - ply);
  return estimates.toSorted((one, other) => distance(one) - distance(other))[0]?.ply ?? 0;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
