/** The messages of one language, and how they are filled in. */

import {
  FluentBundle,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import type { Domain } from "$lib/api/types";
import type { Language } from "./languages";
import { mark } from "./markup";

export type Arguments = Record<string, FluentVariable>;

export class Catalogue {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, files: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { DOMAIN: (given, named) => this.#domain(given, named) },
    });
    for (const messages of files) this.#bundle.addResource(new FluentResource(messages));
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /**
   * Fills in a message, named by its id, or an attribute of one ("hegemony.text"). Names of cards
   * and domains in it are marked: see markup.ts. A missing message shows its id, so that it is
   * noticed and nothing breaks.
   */
  format(id: string, given: Arguments = {}): string {
    const pattern = this.#pattern(id);
    if (pattern === null) return id;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    for (const error of errors) console.warn(`${this.language} ${id}: ${error.message}`);
    return text;
  }

  #pattern(id: string) {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }

  /** DOMAIN($domain, form: "...") in a message: a domain's name, in a form that fits the sentence. */
  #domain(given: FluentValue[], named: Record<string, FluentValue>): string {
    const letter = String(given[0]) as Domain;
    const { form } = named;
    const inflected = typeof form === "string" ? `domain-${letter}.${form}` : "";
    return mark(letter, this.format(this.has(inflected) ? inflected : `domain-${letter}`));
  }
}
