/** The records in a file: one game as JSON, or one a line (.civ.jsonl). */

import type { GameRecord } from "$lib/api/types";

export class UnreadableFileError extends Error {}

/** Reads what looks like records; whether they can be played is for the server to say. */
export function readRecords(text: string): GameRecord[] {
  const records = parsed(text) ?? text.split("\n").filter(isFilled).map(parsed);
  const list = Array.isArray(records) ? records : [records];
  if (list.length === 0 || !list.every(isRecord)) throw new UnreadableFileError();
  return list;
}

function isFilled(line: string): boolean {
  return line.trim() !== "";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is GameRecord {
  return typeof value === "object" && value !== null && "format" in value && "actions" in value;
}

/** A record as a file, to be kept. */
export function recordFile(record: GameRecord): Blob {
  return new Blob([JSON.stringify(record), "\n"], { type: "application/jsonl" });
}

const STORAGE_KEY = "record";

/** Keeps the record that was opened last, as long as the window. */
export function keepRecord(record: GameRecord): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(record));
  } catch {
    // Then the file must be chosen again; nothing else is lost.
  }
}

export function keptRecord(): GameRecord | null {
  try {
    return readRecords(sessionStorage.getItem(STORAGE_KEY) ?? "")[0] ?? null;
  } catch {
    return null;
  }
}
