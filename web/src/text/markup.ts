/**
 * Marks inside a text. A message of the catalogue is plain text, yet a card or a domain named in it
 * is shown with its picture. So their names carry an invisible mark (characters of the private use
 * area, which nobody types), which is cut off again where plain text is wanted.
 */

import type { Domain, Kind } from "$lib/api/types";

const BEGIN = "\uE000";
const MIDDLE = "\uE001";
const END = "\uE002";
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

export type Segment =
  | { is: "text"; text: string }
  | { is: "kind"; kind: Kind; text: string }
  | { is: "domain"; domain: Domain; text: string };

/** Marks a name as that of a kind (two characters) or a domain (one letter). */
export function mark(what: Kind | Domain, name: string): string {
  return BEGIN + what + MIDDLE + name + END;
}

export function withoutMarks(text: string): string {
  return text.replace(MARKED, "$2");
}

/** Cuts a text into what is plain and what is marked. */
export function segments(text: string): Segment[] {
  const found: Segment[] = [];
  let place = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > place) found.push({ is: "text", text: text.slice(place, match.index) });
    found.push(marked(match[1] ?? "", match[2] ?? ""));
    place = match.index + match[0].length;
  }
  if (place < text.length) found.push({ is: "text", text: text.slice(place) });
  return found;
}

function marked(what: string, text: string): Segment {
  return what.length === 1
    ? { is: "domain", domain: what as Domain, text }
    : { is: "kind", kind: what as Kind, text };
}
