/**
 * G4: the board of a Majority, for the end screen: how many cards of each domain each seat has, and
 * who has the most. The result itself is the server's.
 */

import type { Domain, Majority, Seat, View } from "$lib/api/types";
import { seatsOf, seatsOfSide } from "./actors";
import { countOf } from "./effects";
import { DOMAINS } from "./kinds";

export interface DomainTally {
  domain: Domain;
  counts: Map<Seat, number>;
  leaders: Seat[];
}

export function domainTallies(view: View): DomainTally[] {
  const seats = seatsOf(view);
  return DOMAINS.map((domain) => {
    const counts = new Map(seats.map((seat) => [seat, countOf(view, seat, domain)]));
    const most = Math.max(...counts.values());
    return {
      domain,
      counts,
      leaders: most > 0 ? seats.filter((it) => counts.get(it) === most) : [],
    };
  });
}

export interface TieStep {
  domain: Domain;
  /** Of each side (a seat, or a team like "AC") that was still in it: its cards of the domain. */
  counts: Map<string, number>;
  isDecisive: boolean;
}

/** The order in which tied sides compare their cards. */
const TIE_ORDER: readonly Domain[] = ["U", "C", "S", "E", "R", "M"];

/** G4: how a tie on points fell, domain by domain, up to the one that decided. */
export function tieSteps(view: View, { points, decided }: Majority): TieStep[] {
  if (decided === "points") return [];
  const most = Math.max(...Object.values(points));
  let tied = Object.keys(points).filter((side) => points[side] === most);
  const steps: TieStep[] = [];
  for (const domain of TIE_ORDER) {
    const counts = new Map(tied.map((side) => [side, countOfSide(view, side, domain)]));
    const best = Math.max(...counts.values());
    tied = tied.filter((side) => counts.get(side) === best);
    steps.push({ domain, counts, isDecisive: tied.length === 1 });
    if (tied.length === 1) break;
  }
  return steps;
}

function countOfSide(view: View, side: string, domain: Domain): number {
  return seatsOfSide(side).reduce((sum, seat) => sum + countOf(view, seat, domain), 0);
}
