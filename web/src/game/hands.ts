/** What shows of a hand. */

import type { Kind, Seat, View } from "$lib/api/types";
import type { Token } from "./board";
import { ageOf } from "./kinds";

/** V3: gives known kinds to the backs of a hand, as far as the ages fit. */
export function remembered(tokens: readonly Token[], known: readonly Kind[]): Token[] {
  const left = [...known];
  return tokens.map((token) => {
    const index = token.kind === null ? left.findIndex((kind) => ageOf(kind) === token.age) : -1;
    const [kind] = index >= 0 ? left.splice(index, 1) : [];
    return kind === undefined ? token : { ...token, kind };
  });
}

/** V3: the cards that one can be certain to be in a hand. */
export function knownIn(view: View, seat: Seat): readonly Kind[] {
  const hand = view.hands[seat];
  return hand === undefined || Array.isArray(hand) ? [] : hand.known;
}
