/** Who is one card from Hegemony. */

import type { Domain, RulesInfo, Seat, View } from "$lib/api/types";
import { seatsOf } from "./actors";
import { countOf, hegemonyNeed, sizesOf } from "./effects";
import { DOMAINS } from "./kinds";

export interface Danger {
  seat: Seat;
  domain: Domain;
}

export function dangersOf(rules: RulesInfo, view: View): Danger[] {
  if (view.decision === "over") return [];
  const sizes = sizesOf(rules, view);
  return seatsOf(view).flatMap((seat) =>
    DOMAINS.filter(
      (domain) => hegemonyNeed(sizes, view, seat, domain) - countOf(view, seat, domain) <= 1,
    ).map((domain) => ({ seat, domain })),
  );
}
