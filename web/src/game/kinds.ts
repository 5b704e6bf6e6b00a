/** Domains, ages and kinds as text: "M2" is Military, Age II. */

import type { Domain, Kind, Seat } from "$lib/api/types";

export type Age = 1 | 2 | 3;

export const DOMAINS: readonly Domain[] = ["M", "R", "E", "S", "C", "U"];
export const AGES: readonly Age[] = [1, 2, 3];
export const SEATS: readonly Seat[] = ["A", "B", "C", "D"];

/** The order in which cards are sorted: by domain, then by age. */
export const KINDS: readonly Kind[] = [
  ...(["M1", "M2", "M3", "R1", "R2", "E1", "E2", "E3"] as const),
  ...(["S1", "S2", "S3", "C1", "C2", "C3", "U3"] as const),
];

export function domainOf(kind: Kind): Domain {
  return kind[0] as Domain;
}

export function ageOf(kind: Kind): Age {
  return Number(kind[1]) as Age;
}

export function compareKinds(one: Kind, other: Kind): number {
  return KINDS.indexOf(one) - KINDS.indexOf(other);
}

export const ROMAN: Record<Age, string> = { 1: "I", 2: "II", 3: "III" };
