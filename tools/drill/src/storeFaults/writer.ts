import * as z from 'zod/mini';
import type { Store } from '../kills/store.ts';

/** A write that can be sent once and looked for in the database. */
export interface Write {
  send: () => Promise<{ status: number; code: string }>;
  isStored: () => Promise<boolean>;
}

/** Writes of an account, each with another value. */
export interface Writer {
  /** A write without a transaction; those of different slots do not overwrite each other. */
  alone: (slot?: number) => Write;
  inTransaction: () => Write;
}

const refusal = z.object({ code: z.string(), message: z.string().check(z.minLength(1)) });
const patienceMs = 60_000;

export function writerAt(address: string, store: Store, token: string, first: string): Writer {
  let count = 0;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

  async function put(path: string, body: object) {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(address + path, { method: 'PUT', headers, body: JSON.stringify(body), signal }).catch(
      () => null,
    );
    if (response === null) return { status: 0, code: 'no answer' };
    const answer = refusal.safeParse(await response.json().catch(() => null));
    return { status: response.status, code: answer.data?.code ?? '' };
  }

  return {
    alone: (slot = 0) => {
      count += 1;
      const [key, value] = [`drill-${slot}`, String(count)];
      return {
        send: () => put('/api/race/profile/preferences', { preferences: { [key]: value } }),
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
        send: () => put('/api/race/profile/notifications', { notifications }),
        isStored: async () => {
          const stored = (await store.account(first))?.notifications;
          return Object.entries(notifications).every(([name, value]) => stored?.[name] === value);
        },
      };
    },
  };
}
