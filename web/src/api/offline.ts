/** Updates that no server sent: the parts of the table show a replay or a lesson like a live game. */

import type { Event, Seat, Update, View } from "./types";

interface Told {
  ply: number;
  you: Seat | null;
  view: View;
  legal?: readonly string[];
  reasons?: Update["reasons"];
  events?: readonly Event[];
}

export function offlineUpdate(told: Told): Update {
  const { ply, you, view, legal = [], reasons = {}, events = [] } = told;
  return {
    kind: "update",
    table: "",
    since: 0,
    ply,
    info: null,
    you,
    view,
    legal: [...legal],
    reasons,
    undoable: 0,
    events: [...events],
    marks: [],
    clocks: {},
    ends_offered: [],
    chat: [],
    line: 0,
    muted: [],
    re: null,
    was_applied: null,
  };
}
