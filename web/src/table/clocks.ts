/** Clocks, in words and figures. */

import type { Clock } from "$lib/api/types";

/** What a clock has left now, some milliseconds after it was read. */
export function secondsLeft(clock: Clock, elapsed: number): number {
  return Math.max(0, clock.left - (clock.is_running ? elapsed / 1000 : 0));
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "9:05", or the message that says how many hours or days. */
export function clockFace(seconds: number): string | { id: string; given: Record<string, number> } {
  if (seconds >= 2 * DAY) return { id: "clock-days", given: { days: Math.floor(seconds / DAY) } };
  if (seconds >= 2 * HOUR)
    return { id: "clock-hours", given: { hours: Math.floor(seconds / HOUR) } };
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

export const LOW_TIME = 30;
