/** Who the visitor is. An identity is made when it is first needed, without asking for anything. */

import { api } from "./http";
import type { Me } from "./types";

let current = $state.raw<Me | null>(null);
let recalling: Promise<void> | null = null;

export const me = {
  get account() {
    return current?.account ?? null;
  },
};

/** Learns who the visitor is, if known. The server is asked once. */
export async function recallMe(): Promise<Me | null> {
  recalling ??= api.session().then(
    ({ me }) => void (current ??= me),
    (error: unknown) => {
      recalling = null;
      throw error;
    },
  );
  await recalling;
  return current;
}

/** Makes sure that there is an identity. */
export async function enter(name: string | null = null): Promise<Me> {
  current ??= await api.enter(name);
  return current;
}

export async function rename(name: string): Promise<void> {
  current = await api.rename(name);
}

export async function recover(secret: string): Promise<Me> {
  current = await api.recover(secret);
  return current;
}

export async function signOut(): Promise<void> {
  await api.signOut();
  current = null;
}
