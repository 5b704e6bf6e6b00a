import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveConnection, type LineState, type Socket } from "$lib/api/live";
import type { Failure, LiveMessage, Update } from "$lib/api/types";
import { atEffects } from "../fixtures";

/** A WebSocket that does what the test says. */
class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  isClosed = false;
  sent: { do: string; re: number; ply?: number; action?: string }[] = [];

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.onopen?.();
  }

  say(message: LiveMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[] = [];
let updates: Update[] = [];
let states: LineState[] = [];
let failures: Failure[] = [];

function connect(): LiveConnection {
  return new LiveConnection(
    "abc",
    {
      onUpdate: (update) => updates.push(update),
      onState: (state) => states.push(state),
      onFailure: (failure) => failures.push(failure),
    },
    (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
  );
}

function socket(index = sockets.length - 1): FakeSocket {
  const found = sockets[index];
  if (!found) throw new Error(`no socket ${index} was opened`);
  return found;
}

function updateAt(ply: number, more: Partial<Update> = {}): Update {
  return { ...atEffects, ply, events: [], ...more };
}

describe("the line to a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, updates, states, failures] = [[], [], [], []];
  });
  afterEach(() => vi.useRealTimers());

  it("asks for everything at first, and hands updates on", () => {
    connect();
    socket().open();
    socket().say(updateAt(3));
    expect(socket().url).toContain("/api/tables/abc/live?since=0&chat=0");
    expect(states).toEqual(["open"]);
    expect(updates.map((update) => update.ply)).toEqual([3]);
  });

  it("answers a request with the update that names it", async () => {
    const line = connect();
    socket().open();
    const answer = line.ask({ do: "act", action: "end", ply: 3 });
    const [request] = socket().sent;
    expect(request).toMatchObject({ do: "act", action: "end", ply: 3 });
    socket().say(updateAt(4, { re: request?.re ?? null, was_applied: true }));
    expect((await answer)?.ply).toBe(4);
  });

  it("rejects a request that the server refuses", async () => {
    const line = connect();
    socket().open();
    const answer = line.ask({ do: "act", action: "attack X", ply: 3 });
    const re = socket().sent[0]?.re ?? null;
    socket().say({ kind: "error", code: "illegal_action", message: "no", re });
    await expect(answer).rejects.toMatchObject({ code: "illegal_action" });
  });

  it("resumes where it broke off, and sends again what was not answered, unchanged", async () => {
    const line = connect();
    socket().open();
    socket().say(updateAt(7, { line: 2 }));
    const answer = line.ask({ do: "act", action: "play M1", ply: 7 });
    const first = socket().sent[0];
    socket().break();
    expect(states).toEqual(["open", "broken"]);

    vi.advanceTimersByTime(1000);
    expect(socket().url).toContain("since=7&chat=2");
    socket().open();
    expect(socket().sent).toEqual([first]);
    socket().say(updateAt(8, { re: first?.re ?? null, was_applied: false }));
    expect((await answer)?.was_applied).toBe(false);
    expect(states).toEqual(["open", "broken", "open"]);
  });

  it("keeps what is asked while the line is down", () => {
    const line = connect();
    void line.ask({ do: "act", action: "end", ply: 1 });
    expect(socket().sent).toEqual([]);
    socket().open();
    expect(socket().sent).toHaveLength(1);
  });

  it("gives talk back instead of saying it twice", async () => {
    const line = connect();
    socket().open();
    const answer = line.ask({ do: "say", text: "hello", channel: "all" });
    socket().break();
    await expect(answer).rejects.toMatchObject({ code: "broken" });
    vi.advanceTimersByTime(1000);
    socket().open();
    expect(socket().sent).toEqual([]);
  });

  it("waits longer after each failure, and not for ever", () => {
    connect();
    for (let attempt = 0; attempt < 12; attempt++) {
      socket().break();
      vi.advanceTimersByTime(20_000);
    }
    expect(sockets).toHaveLength(13);
  });

  it("notices a line that has gone silent", () => {
    connect();
    socket().open();
    vi.advanceTimersByTime(20_000);
    expect(socket().sent).toMatchObject([{ do: "ping" }]);
    vi.advanceTimersByTime(8_000);
    expect(sockets).toHaveLength(2);
    expect(socket(0).isClosed).toBe(true);
  });

  it("does not try again where it is not wanted", () => {
    connect();
    socket().open();
    socket().say({ kind: "error", code: "not_found", message: "no such table", re: null });
    socket().break(4404);
    vi.advanceTimersByTime(60_000);
    expect(failures).toMatchObject([{ code: "not_found" }]);
    expect(states.at(-1)).toBe("closed");
    expect(sockets).toHaveLength(1);
  });

  it("is quiet once it is closed", () => {
    const line = connect();
    socket().open();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});
