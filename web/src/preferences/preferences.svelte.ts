/** What a person has chosen about the client, kept in this browser. */

import type { Level, NumPlayers } from "$lib/api/types";
import { bestLanguage, isLanguage, type Language } from "$lib/text/languages";

export const THEMES = ["auto", "dark", "light"] as const;
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export const NUMBERS: readonly NumPlayers[] = [2, 3, 4];
const LEVELS: readonly Level[] = ["beginner", "easy", "medium", "strong", "expert", "master"];

export interface Preferences {
  language: Language;
  theme: (typeof THEMES)[number];
  /** How fast the turns of others are shown. */
  speed: (typeof SPEEDS)[number];
  hasSound: boolean;
  /** Show what one could remember of the others' hands (V3). */
  hasMemoryAid: boolean;
  /** Ask before each card, also where one card is the whole choice. */
  confirmsCards: boolean;
  /** What "play now" begins: how many play, and how well. */
  players: NumPlayers;
  level: Level;
}

const STORAGE_KEY = "preferences";

function defaults(): Preferences {
  return {
    language: bestLanguage(navigator.languages),
    theme: "auto",
    speed: "normal",
    hasSound: false,
    hasMemoryAid: false,
    confirmsCards: false,
    // One rival, who can be beaten: whoever wins the first game wants another.
    players: 2,
    level: "easy",
  };
}

/** What was kept, as far as it still makes sense: an older client may have written it. */
function restore(): Preferences {
  const restored = defaults();
  let kept: Partial<Record<keyof Preferences, unknown>>;
  try {
    kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as typeof kept;
  } catch {
    return restored;
  }
  if (isLanguage(kept.language)) restored.language = kept.language;
  restored.theme = THEMES.find((theme) => theme === kept.theme) ?? restored.theme;
  restored.speed = SPEEDS.find((speed) => speed === kept.speed) ?? restored.speed;
  restored.players = NUMBERS.find((number) => number === kept.players) ?? restored.players;
  restored.level = LEVELS.find((level) => level === kept.level) ?? restored.level;
  for (const choice of ["hasSound", "hasMemoryAid", "confirmsCards"] as const)
    restored[choice] = kept[choice] === true;
  return restored;
}

export const preferences = $state<Preferences>(restore());

export function savePreferences(): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing forgets the choice with the page; nothing else is lost.
  }
}

/** Whether things may move: not if the system asks for calm. */
export function prefersMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
