import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Socket } from "$lib/api/live";
import type { Update } from "$lib/api/types";
import { notices } from "$lib/widgets/notices.svelte";
import { freeEffects } from "$lib/table/prompt";
import { TableState } from "$lib/table/table.svelte";
import { atEffects, rules } from "../fixtures";

interface Sent {
  do: string;
  re: number;
  action?: string;
  ply?: number;
}

let sockets: Socket[] = [];
let sent: Sent[] = [];

/** The server's end of the line. */
function server(): Socket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("no line was opened");
  return socket;
}

class FakeWebSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor() {
    sockets.push(this);
  }

  send(text: string): void {
    sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.onclose = null;
  }
}

async function tell(update: Partial<Update>): Promise<void> {
  server().onmessage?.({ data: JSON.stringify({ ...atEffects, events: [], ...update }) });
  await new Promise((resolve) => setTimeout(resolve));
}

/** Answers the last request. */
async function answer(update: Partial<Update>): Promise<void> {
  await tell({ re: sent.at(-1)?.re ?? null, was_applied: true, ...update });
}

describe("a table", () => {
  let table: TableState;

  beforeEach(async () => {
    vi.stubGlobal("WebSocket", FakeWebSocket);
    [sockets, sent] = [[], []];
    table = new TableState("abc", rules);
    server().onopen?.();
    await tell({ ply: 10, legal: ["discard M1", "discard S1"] });
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
  });

  it("plays actions one after another, each on what the one before made of the game", async () => {
    table.act(["discard M1", "discard S1"]);
    expect(sent).toMatchObject([{ do: "act", action: "discard M1", ply: 10 }]);
    await answer({ ply: 11, legal: ["discard S1"] });
    expect(sent[1]).toMatchObject({ do: "act", action: "discard S1", ply: 11 });
    await answer({ ply: 12, legal: ["end"] });
    expect(sent).toHaveLength(2);
    expect(table.isSending).toBe(false);
  });

  it("stops when the rest is no longer legal", async () => {
    table.act(["discard M1", "discard S1"]);
    await answer({ ply: 11, legal: ["end"] });
    expect(sent).toHaveLength(1);
  });

  it("stops when the table had moved on, and says so", async () => {
    table.act(["discard M1", "discard S1"]);
    await answer({ ply: 14, legal: ["discard S1"], was_applied: false });
    expect(sent).toHaveLength(1);
    expect(notices.current.at(-1)?.text).toContain("moved on");
  });

  it("sends nothing while an action is on its way", () => {
    table.act(["discard M1"]);
    table.act(["discard M1"]);
    expect(sent).toHaveLength(1);
  });

  it("says in plain words what the server refused", async () => {
    table.act(["discard M1"]);
    const re = sent[0]?.re;
    const failure = { kind: "error", code: "illegal_action", message: "no", re };
    server().onmessage?.({ data: JSON.stringify(failure) });
    await vi.waitFor(() => expect(table.isSending).toBe(false));
    expect(notices.current.at(-1)).toMatchObject({ tone: "bad" });
  });

  it("takes back the last action, if it may", () => {
    table.undo();
    expect(sent).toEqual([]);
    table.latest = { ...atEffects, ply: 10, undoable: 1 };
    table.undo();
    expect(sent).toMatchObject([{ do: "undo", ply: 10, count: 1 }]);
  });

  describe("before a turn ends", () => {
    const legal = ["holy-book", "divine-right", "end"];
    const { view } = atEffects;
    if (!view) throw new Error("the fixture has no view");

    it("asks once whether an effect that costs nothing is to be left unused", async () => {
      await tell({ ply: 11, legal });
      table.next.take();
      expect([table.next.isAsking, freeEffects(table)]).toEqual([
        true,
        ["divine-right", "holy-book"],
      ]);
      expect(sent).toEqual([]);
      table.next.isAsking = false;
      table.next.take();
      expect(sent).toMatchObject([{ do: "act", action: "end" }]);
    });

    it.each([
      ["there is none", ["end"], view],
      ["the deck is empty", legal, { ...view, deck: { count: 0, age: null } }],
      ["all that is left is drawn anyway", legal, { ...view, deck: { count: 1, age: 3 } }],
      ["the hand is large enough", legal, { ...view, hands: { A: Array(7).fill("S2") } }],
    ])("does not ask where %s", async (_, legal, view) => {
      await tell({ ply: 11, legal, view });
      table.next.take();
      expect(sent).toMatchObject([{ do: "act", action: "end" }]);
    });
  });
});
