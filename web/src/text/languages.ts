/** The languages of the client: how each calls itself, and where its messages are. */

interface Catalogue {
  default: string;
}

/** The messages that only some pages need. */
export type Extra = "lesson" | "rules";

interface LanguageInfo {
  name: string;
  load: () => Promise<Catalogue>;
  extras: Record<Extra, () => Promise<Catalogue>>;
}

export const LANGUAGES = {
  en: {
    name: "English",
    load: () => import("catalogue:en"),
    extras: {
      lesson: () => import("catalogue:en/lesson"),
      rules: () => import("catalogue:en/rules"),
    },
  },
  fr: {
    name: "Français",
    load: () => import("catalogue:fr"),
    extras: {
      lesson: () => import("catalogue:fr/lesson"),
      rules: () => import("catalogue:fr/rules"),
    },
  },
  it: {
    name: "Italiano",
    load: () => import("catalogue:it"),
    extras: {
      lesson: () => import("catalogue:it/lesson"),
      rules: () => import("catalogue:it/rules"),
    },
  },
  pl: {
    name: "Polski",
    load: () => import("catalogue:pl"),
    extras: {
      lesson: () => import("catalogue:pl/lesson"),
      rules: () => import("catalogue:pl/rules"),
    },
  },
  "zh-Hant": {
    name: "繁體中文",
    load: () => import("catalogue:zh-Hant"),
    extras: {
      lesson: () => import("catalogue:zh-Hant/lesson"),
      rules: () => import("catalogue:zh-Hant/rules"),
    },
  },
} as const satisfies Record<string, LanguageInfo>;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && code in LANGUAGES;
}

/** The first of a person's languages that we speak; English if none is. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.split("-")[0]?.toLowerCase();
    const found = LANGUAGE_CODES.find((code) => code.split("-")[0] === primary);
    if (found) return found;
  }
  return "en";
}
