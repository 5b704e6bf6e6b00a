/** Where a game turned: the moments at which somebody's chance to win changed most. */

import type { Evaluation, Seat } from "$lib/api/types";

export type Estimate = Evaluation["estimates"][number];

export interface TurningPoint {
  /** The moment after which things stood differently. */
  ply: number;
  seat: Seat;
  /** How much that seat's chance changed: from -1 to 1. */
  swing: number;
}

/** A smaller swing is no turning point, ... */
const SMALLEST = 0.1;
/** ... and more than these nobody remembers. */
const MOST = 5;

/** The turning points of a game, in the order in which they came. */
export function turningPoints(estimates: readonly Estimate[]): TurningPoint[] {
  return estimates
    .slice(1)
    .map((after, index) => largestSwing(estimates[index] ?? after, after))
    .filter((point) => Math.abs(point.swing) >= SMALLEST)
    .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST)
    .sort((one, other) => one.ply - other.ply);
}

/** Whose chance changed most; who gained is named before who lost as much. */
function largestSwing(before: Estimate, after: Estimate): TurningPoint {
  const swings = Object.entries(after.chances)
    .map(([seat, chance]) => ({
      ply: after.ply,
      seat: seat as Seat,
      swing: chance - (before.chances[seat] ?? chance),
    }))
    .sort((one, other) => other.swing - one.swing);
  const [best] = swings;
  const worst = swings.at(-1);
  if (!best || !worst) return { ply: after.ply, seat: "A", swing: 0 };
  const EQUAL = 1e-9;
  return best.swing + EQUAL >= -worst.swing ? best : worst;
}
