import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession } from 'mongoose';

/** A transaction's session: services pass it on, repositories read and write with it. */
export type Session = ClientSession;

/** Given in place of a session: reads what is committed, writes at once. */
export const noTransaction = undefined;

/** What a repository method takes where a transaction may call it; a caller outside of one passes `noTransaction`. */
export type SessionOrNone = Session | typeof noTransaction;

const sessions = new AsyncLocalStorage<Session | undefined>();

/** Runs the work of a transaction. */
export function runInTransaction<T>(session: Session, work: () => Promise<T>): Promise<T> {
  return sessions.run(session, work);
}

/** Runs work that a transaction does without its session, on purpose: say why where it is called. */
export function outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return sessions.run(undefined, work);
}

/** The session of the transaction whose work calls this, while it is open. */
export function openTransaction(): Session | undefined {
  const session = sessions.getStore();
  return session?.inTransaction() ? session : undefined;
}
