/** The parts of the rules page, in order, and which of them a search finds. */

import { DOMAINS } from "$lib/game/kinds";

export interface RulesSection {
  /** Its messages are rules-NAME and rules-NAME.text; NAME is its anchor too. */
  name: string;
  level: 2 | 3;
}

const main = (name: string): RulesSection => ({ name, level: 2 });
const part = (name: string): RulesSection => ({ name, level: 3 });

export const SECTIONS: readonly RulesSection[] = [
  main("goal"),
  main("cards"),
  main("setup"),
  ...["basic", "draft", "teams"].map(part),
  main("turn"),
  ...["step-play", "step-effects", "step-draw", "permanent", "discard"].map(part),
  main("effects"),
  ...DOMAINS.map((domain) => part(`domain-${domain}`)),
  main("end"),
  ...["hegemony", "final-round", "majority", "majority-teams"].map(part),
  main("view"),
  part("memory"),
];

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** Letters without case and accents, so that "ere" finds "Ère". One letter stays one letter. */
export function plain(text: string): string {
  return text.replace(/./gsu, (letter) => {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return bare.length === letter.length ? bare : letter;
  });
}

/** The words of a search. */
export function wordsOf(search: string): string[] {
  return plain(search)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** Whether each word is somewhere in the text. */
export function matches(text: string, words: readonly string[]): boolean {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}

/** Cuts a text where a word of the search begins or ends. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const searched = plain(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1))
      found.fill(true, at, at + word.length);
  const pieces: Piece[] = [];
  found.forEach((isFound, index) => {
    const last = pieces.at(-1);
    const letter = text.charAt(index);
    if (last?.isFound === isFound) last.text += letter;
    else pieces.push({ text: letter, isFound });
  });
  return pieces;
}

/** The paragraphs of a text: an empty line begins a new one, a line break inside one is a space. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, " ").trim())
    .filter((paragraph) => paragraph !== "");
}
