/** The keys of the table. */

export type TableKey =
  | { is: "card"; number: number }
  | { is: "press" | "undo" | "hint" | "log" | "chat" | "cancel" | "help" | "board" };

const LETTERS: Record<string, TableKey> = {
  Enter: { is: "press" },
  Escape: { is: "cancel" },
  u: { is: "undo" },
  h: { is: "hint" },
  l: { is: "log" },
  c: { is: "chat" },
  e: { is: "board" },
  "?": { is: "help" },
};

/** What a key means at the table; nothing while someone writes, chooses or holds Ctrl. */
export function tableKey(event: KeyboardEvent): TableKey | null {
  const target = event.target instanceof Element ? event.target : null;
  const isWithin = (selector: string) => !!target?.closest(selector);
  const isBusy = isWithin("input, textarea, select, dialog");
  const isOnControl = isWithin("button, a, summary");
  if (isBusy || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  // Enter on a button presses that button.
  if (isOnControl && event.key === "Enter") return null;
  if (/^[1-9]$/.test(event.key)) return { is: "card", number: Number(event.key) };
  return LETTERS[event.key] ?? null;
}
