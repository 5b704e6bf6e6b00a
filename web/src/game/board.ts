/**
 * The cards on the screen. The server speaks of kinds and numbers; a card that is seen to move needs
 * an identity. So each card on the table is a token that keeps its number while it goes from place
 * to place, and `settle` gives the tokens of the last view the places of the next one.
 */

import type { Domain, Kind, Position, Seat, View } from "$lib/api/types";
import { ageOf, DOMAINS, SEATS, type Age } from "./kinds";

export type Place =
  | "deck"
  | "discard"
  | "centre"
  | `hand ${Seat}`
  | `kept ${Seat}`
  | `area ${Seat}`
  | `embargo ${Seat} ${Domain}`
  | `democracy ${Seat} ${Domain}`;

/** What can be seen of a card: its kind, or only its back. */
export interface Sight {
  age: Age;
  kind: Kind | null;
}

export interface Token extends Sight {
  id: number;
  /** When it came to its place: the later, the greater. */
  since: number;
}

export type Layout = Map<Place, Sight[]>;
export type Board = ReadonlyMap<Place, readonly Token[]>;

export const EMPTY_BOARD: Board = new Map();

/** A card that is seen to go from one place to another. */
export interface Movement {
  from: Place;
  to: Place;
  cards: Sight[];
}

export const open = (kind: Kind): Sight => ({ age: ageOf(kind), kind });
export const hidden = (age: number): Sight => ({ age: age as Age, kind: null });

/** Where each card lies. The deck is not laid out: its cards are made when they are drawn. */
export function layoutOf(view: View | Position): Layout {
  const layout: Layout = new Map();
  const lay = (place: Place, cards: Sight[]) => layout.set(place, cards);
  lay("discard", view.discard.map(open));
  lay("centre", view.centre.map(open));
  for (const seat of SEATS.slice(0, view.players)) {
    lay(`hand ${seat}`, sights(view.hands[seat]));
    lay(`kept ${seat}`, sights(view.kept[seat]));
    lay(`area ${seat}`, (view.areas[seat] ?? []).map(open));
    for (const domain of DOMAINS) {
      const markers = view.embargoes.filter((it) => it.on === seat && it.domain === domain);
      lay(
        `embargo ${seat} ${domain}`,
        markers.map((it) => open(it.card)),
      );
      const count = view.democracies[seat]?.[domain] ?? 0;
      lay(
        `democracy ${seat} ${domain}`,
        Array.from({ length: count }, () => open("U3")),
      );
    }
  }
  return layout;
}

function sights(cards: Kind[] | { ages: number[] } | undefined): Sight[] {
  if (cards === undefined) return [];
  return Array.isArray(cards) ? cards.map(open) : cards.ages.map(hidden);
}

let lastId = 0;
let lastMove = 0;

function newToken(sight: Sight): Token {
  return { ...sight, id: ++lastId, since: ++lastMove };
}

/** The same card in another place. */
function moved(token: Token): Token {
  return { ...token, since: ++lastMove };
}

/** Takes the token out of a list that is most like a card: of its kind, or unseen and of its age. */
function takeLike(tokens: Token[], card: Sight): Token | undefined {
  const same = tokens.findIndex((it) => it.kind === card.kind && it.age === card.age);
  const index =
    same >= 0
      ? same
      : tokens.findIndex((it) => it.age === card.age && (it.kind === null || card.kind === null));
  return index >= 0 ? tokens.splice(index, 1)[0] : undefined;
}

/** Moves cards from one place to another. */
export function carry(board: Board, { from, to, cards }: Movement): Board {
  const source = [...(board.get(from) ?? [])];
  const carried = cards.map((card) => ({
    ...moved(takeLike(source, card) ?? newToken(card)),
    ...card,
  }));
  return new Map([...board, [from, source], [to, [...(board.get(to) ?? []), ...carried]]]);
}

/** Gives the tokens of a board the places of a layout: each stays if it can, else the nearest fits. */
export function settle(board: Board, layout: Layout): Board {
  const settled = new Map<Place, (Token | null)[]>();
  const homeless: Token[] = [];
  for (const [place, cards] of layout) {
    const present = [...(board.get(place) ?? [])];
    const equal = cards.map((card) => seen(takeExactly(present, card), card));
    const alike = equal.map((token, index) => token ?? fit(present, cards[index]));
    settled.set(place, alike);
    homeless.push(...present);
  }
  for (const [place, cards] of layout) {
    const tokens = settled.get(place) ?? [];
    cards.forEach((card, index) => {
      tokens[index] ??= moved(fit(homeless, card) ?? newToken(card));
    });
  }
  return settled as Map<Place, Token[]>;
}

function fit(tokens: Token[], card: Sight | undefined): Token | null {
  return card ? seen(takeLike(tokens, card), card) : null;
}

function takeExactly(tokens: Token[], card: Sight): Token | undefined {
  const index = tokens.findIndex((it) => it.kind === card.kind && it.age === card.age);
  return index >= 0 ? tokens.splice(index, 1)[0] : undefined;
}

/** A token as it is seen now: turned over, if need be. */
function seen(token: Token | undefined, card: Sight): Token | null {
  return token ? { ...token, ...card } : null;
}
