/** The text of an action (docs/notation.md), taken apart. */

import type { Domain, Kind, Seat } from "$lib/api/types";

export const CARD_VERBS = [
  ...(["keep", "found", "play", "discard"] as const),
  ...(["sacrifice", "recall", "take", "give"] as const),
];
export type CardVerb = (typeof CARD_VERBS)[number];

/** The choice of one card. */
export interface CardAction {
  is: "card";
  text: string;
  verb: CardVerb;
  kind: Kind;
}

/** An effect, with whom or what it is aimed at. */
export interface EffectAction {
  is: "effect";
  text: string;
  name: string;
  target: Seat | null;
  domain: Domain | null;
  /** The effect that Inspiration copies. */
  copied: string | null;
}

export interface EndAction {
  is: "end";
  text: string;
}

export type Action = CardAction | EffectAction | EndAction;

export function parseAction(text: string): Action {
  const [name = "", first = "", second = ""] = text.split(" ");
  if (name === "end") return { is: "end", text };
  const verb = CARD_VERBS.find((known) => known === name);
  if (verb) return { is: "card", text, verb, kind: first as Kind };
  const effect = { is: "effect", text, name, target: null, domain: null, copied: null } as const;
  switch (name) {
    case "inspiration":
      return { ...effect, target: first as Seat, copied: second };
    case "attack":
      return { ...effect, domain: first as Domain };
    case "inquisition":
      return { ...effect, target: first as Seat };
    case "embargo":
    case "democracy":
      return { ...effect, target: first as Seat, domain: second as Domain };
    default:
      return effect;
  }
}
