import * as z from 'zod/mini';
import type { Store } from '../kills/store.ts';

/** A write that can be sent once and looked up in the database. */
export interface Write {
  send: () => Promise<{ status: number; code: string }>;
  isStored: () => Promise<boolean>;
}

/** Writes of an account, each with another value. */
export interface Writer {
  /** Returns a write without a transaction; those of different slots do not overwrite each other. */
  alone: (slot?: number) => Write;
  inTransaction: () => Write;
  /** Returns the creation of an account with a unique name. */
  unique: () => Write;
  /** Reads repeatedly; resolves to the reads that differ from the stored data. */
  misreadings: () => Promise<string[]>;
}

const rejection = z.object({ code: z.string(), message: z.string().check(z.minLength(1)) });
const patienceMs = 60_000;
const preferencesRead = z.object({ data: z.record(z.string(), z.string()) });
const reads = 20;

export function writerAt(address: string, store: Store, token: string, first: string): Writer {
  let count = 0;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

  async function send(path: string, body: object, method: 'PUT' | 'POST' = 'PUT') {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(address + path, { method, headers, body: JSON.stringify(body), signal }).catch(
      () => null,
    );
    if (response === null) return { status: 0, code: 'no answer' };
    const answer = rejection.safeParse(await response.json().catch(() => null));
    return { status: response.status, code: answer.data?.code ?? '' };
  }

  return {
    alone: (slot = 0) => {
      count += 1;
      const [key, value] = [`drill-${slot}`, String(count)];
      return {
        send: () => send('/api/race/profile/preferences', { preferences: { [key]: value } }),
        isStored: async () => (await store.account(first))?.preferences[key] === value,
      };
    },
    inTransaction: () => {
      count += 1;
      const notifications = {
        news: count % 2 === 0,
        events: count % 4 < 2,
        development: count % 8 < 4,
        messages: false,
      };
      return {
        send: () => send('/api/race/profile/notifications', { notifications }),
        isStored: async () => {
          const stored = (await store.account(first))?.notifications;
          return Object.entries(notifications).every(([name, value]) => stored?.[name] === value);
        },
      };
    },
    unique: () => {
      count += 1;
      const username = `unique-${Date.now().toString(36)}-${count}`;
      const account = { username, email: `${username}@drill.example`, password: `${username} of the drill` };
      return {
        send: () => send('/api/auth/registration', account, 'POST'),
        isStored: async () => (await store.account(username)) !== null,
      };
    },
    misreadings: async () => {
      const stored = (await store.account(first))?.preferences ?? {};
      const wrong: string[] = [];
      for (let turn = 0; turn < reads; turn += 1) {
        const response = await fetch(`${address}/api/race/profile/preferences`, { headers });
        const { data } = preferencesRead.safeParse(await response.json().catch(() => null));
        const isRight = data && Object.entries(stored).every(([key, value]) => data.data[key] === value);
        if (!isRight) wrong.push(`a later read got ${response.status} with other data`);
      }
      return wrong;
    },
  };
}
