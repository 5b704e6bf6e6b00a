/** Diplomacy: a phrase in the reader's language. */

import type { Phrase } from "$lib/api/types";
import type { Reader } from "./sentences";
import { rich } from "./text.svelte";

export function phraseText(phrase: Phrase, reader: Reader): string {
  const { seat, to } = phrase;
  const said = rich(`phrase-${phrase.code.replaceAll("_", "-")}`, {
    seat: seat ? reader.nameOf(seat) : "",
    you: !seat ? "none" : seat === reader.you ? "seat" : "other",
    domain: phrase.domain ?? "none",
    means: phrase.means ?? "none",
  });
  if (!to) return said;
  const you = to === reader.you ? "target" : "other";
  const addressee = rich("phrase-to", { target: reader.nameOf(to), you });
  return rich("phrase-addressed", { to: addressee, said });
}
