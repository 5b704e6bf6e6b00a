/** The numbers and names of the game, asked for once. */

import { api } from "./http";
import type { RulesInfo } from "./types";

let rules: Promise<RulesInfo> | null = null;

export function loadRules(): Promise<RulesInfo> {
  rules ??= api.rules().catch((error: unknown) => {
    rules = null;
    throw error;
  });
  return rules;
}
