import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession } from 'mongoose';

/** Session of a transaction: services pass it on, repositories read and write with it. */
export type Session = ClientSession;

/** Passed instead of a session: reads committed data, writes immediately. */
export const noTransaction = undefined;

/**
 * Session parameter of repository methods that a transaction may call; a caller outside of one passes `noTransaction`.
 */
export type SessionOrNone = Session | typeof noTransaction;

const sessions = new AsyncLocalStorage<Session | undefined>();

/** Runs the work of a transaction. */
export function runInTransaction<T>(session: Session, work: () => Promise<T>): Promise<T> {
  return sessions.run(session, work);
}

/** Runs work of a transaction deliberately without its session; callers document why. */
export function outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return sessions.run(undefined, work);
}

/** Returns the open transaction's session in the current asynchronous context. */
export function openTransaction(): Session | undefined {
  const session = sessions.getStore();
  return session?.inTransaction() ? session : undefined;
}
