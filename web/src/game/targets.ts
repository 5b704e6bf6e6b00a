/** What an effect can be aimed at, in the order of the table. */

import type { Seat } from "$lib/api/types";
import type { EffectAction } from "./actions";
import { DOMAINS, SEATS } from "./kinds";

export interface SeatTargets {
  seat: Seat;
  actions: EffectAction[];
}

/**
 * The columns that an effect can be aimed at by whose they are: clockwise from the reader's left, the
 * reader last. Empty if it is aimed at anything else.
 */
export function bySeat(targets: readonly EffectAction[], you: Seat | null): SeatTargets[] {
  if (targets.some(({ target, domain }) => target === null || domain === null)) return [];
  const start = you === null ? 0 : SEATS.indexOf(you) + 1;
  const seats = [...SEATS.slice(start), ...SEATS.slice(0, start)];
  return seats
    .map((seat) => ({ seat, actions: targets.filter(({ target }) => target === seat) }))
    .filter(({ actions }) => actions.length > 0)
    .map(({ seat, actions }) => ({
      seat,
      actions: actions.toSorted((one, other) => place(one) - place(other)),
    }));
}

const place = ({ domain }: EffectAction) => (domain === null ? -1 : DOMAINS.indexOf(domain));
