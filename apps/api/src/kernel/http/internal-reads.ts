import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from 'mongoose';

/** What the reads of one page have queried so far. */
export interface InternalReads {
  /** The names of collections. */
  collections: Set<string>;
}

/** Marks the reads that the server does for a page it renders. */
export const internalReads = new AsyncLocalStorage<InternalReads>();

/** Whether a request is one of those reads: the request for the page was counted, and is logged. */
export function isInternalRead(): boolean {
  return internalReads.getStore() !== undefined;
}

/** Records every collection that any repository queries while a page's reads run. */
export function recordReads(connection: Connection): void {
  connection.on('operation-start', ({ collectionName }: { collectionName: string }) =>
    internalReads.getStore()?.collections.add(collectionName),
  );
}
