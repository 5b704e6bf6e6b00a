/**
 * The line to a table: one WebSocket, opened again whenever it breaks, resuming where it broke off.
 *
 * A request is kept until it is answered. After a break it is sent again as it was: an action says
 * how many moves its player had seen, so the server plays it at most once and answers with the
 * truth either way. Talk carries no such number; it is given back to the speaker instead.
 */

import type { Failure, LiveMessage, LiveRequest, Update } from "./types";

export type LineState = "connecting" | "open" | "broken" | "closed";

export interface LiveListener {
  onUpdate(update: Update): void;
  onState(state: LineState): void;
  /** The server says that something is wrong which nobody asked for: there is no such table. */
  onFailure(failure: Failure): void;
}

/** The part of a WebSocket that is used: tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
}

export class RefusedError extends Error {
  readonly code: string;

  constructor(failure: Pick<Failure, "code" | "message">) {
    super(failure.message);
    this.name = "RefusedError";
    this.code = failure.code;
  }
}

interface Pending {
  request: LiveRequest;
  resolve: (answer: Update | null) => void;
  reject: (error: RefusedError) => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** After so long without a word from the server it is asked whether the line stands, ... */
const SILENCE = 20_000;
/** ... and after so long without an answer the line counts as broken. */
const PATIENCE = 8_000;
/** Close codes of the server's own, after the status of HTTP. After these, trying again is futile. */
const REFUSALS = [4400, 4401, 4403, 4404];

export class LiveConnection {
  readonly #path: string;
  readonly #listener: LiveListener;
  readonly #open: (url: string) => Socket;
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | null = null;
  #state: LineState = "connecting";
  #nextNumber = 1;
  #ply = 0;
  #lastLine = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: string,
    listener: LiveListener,
    open: (url: string) => Socket = (url) => new WebSocket(url) as Socket,
  ) {
    this.#path = `/api/tables/${table}/live`;
    this.#listener = listener;
    this.#open = open;
    this.#connect();
  }

  /** Sends a request and waits for its answer: an update, or null for a ping. */
  ask(request: LiveRequest): Promise<Update | null> {
    return new Promise((resolve, reject) => {
      const number = this.#nextNumber++;
      this.#pending.set(number, { request, resolve, reject });
      if (this.#state === "open") this.#send(number, request);
    });
  }

  /** Looks whether the line still stands, for instance when the page comes back to the front. */
  check(): void {
    if (this.#state === "open") this.#askForLife();
    else if (this.#state === "broken") this.#connect();
  }

  /** Opens the line anew, for instance because the visitor has become someone. */
  reconnect(): void {
    if (this.#state !== "closed") this.#connect();
  }

  close(): void {
    this.#become("closed");
    clearTimeout(this.#timer);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const seen = new URLSearchParams({ since: `${this.#ply}`, chat: `${this.#lastLine}` });
    const url = `${scheme}//${location.host}${this.#path}?${seen.toString()}`;
    const socket = this.#open(url);
    this.#socket = socket;
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }) => this.#onMessage(JSON.parse(String(data)) as LiveMessage);
    socket.onclose = ({ code }) => this.#onClose(code);
  }

  #onOpen(): void {
    this.#pause = FIRST_PAUSE;
    this.#become("open");
    this.#watch();
    for (const [number, { request }] of this.#pending) this.#send(number, request);
  }

  #onMessage(message: LiveMessage): void {
    this.#watch();
    if (message.kind === "update") {
      this.#ply = message.ply;
      this.#lastLine = message.line;
      this.#listener.onUpdate(message);
    }
    const number = message.re ?? null;
    const pending = number === null ? undefined : this.#pending.get(number);
    if (number === null || pending === undefined) {
      if (message.kind === "error") this.#listener.onFailure(message);
      return;
    }
    this.#pending.delete(number);
    if (message.kind === "error") pending.reject(new RefusedError(message));
    else pending.resolve(message.kind === "update" ? message : null);
  }

  #onClose(code: number): void {
    clearTimeout(this.#timer);
    this.#socket = null;
    if (REFUSALS.includes(code)) {
      this.#become("closed");
      return;
    }
    this.#become("broken");
    this.#giveBackTalk();
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #giveBackTalk(): void {
    for (const [number, { request, reject }] of this.#pending) {
      if (request.do !== "say" && request.do !== "tell") continue;
      this.#pending.delete(number);
      reject(new RefusedError({ code: "broken", message: "the line broke" }));
    }
  }

  #send(number: number, request: LiveRequest): void {
    this.#socket?.send(JSON.stringify({ ...request, re: number }));
  }

  /** Starts waiting for a word from the server anew. */
  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#askForLife(), SILENCE);
  }

  #askForLife(): void {
    clearTimeout(this.#timer);
    this.#send(0, { do: "ping" });
    this.#timer = setTimeout(() => {
      this.#become("broken");
      this.#giveBackTalk();
      this.#connect();
    }, PATIENCE);
  }

  /** Forgets the socket without hearing from it again. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
  }

  #become(state: LineState): void {
    if (this.#state === state || this.#state === "closed") return;
    this.#state = state;
    this.#listener.onState(state);
  }
}
