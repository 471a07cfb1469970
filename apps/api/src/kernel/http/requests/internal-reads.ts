import { AsyncLocalStorage } from 'node:async_hooks';

/** Queries so far by the reads of one page. */
export interface InternalReads {
  /** Names of collections. */
  collections: Set<string>;
}

/** Marks reads by the server for a page it renders. */
export const internalReads = new AsyncLocalStorage<InternalReads>();

/** Whether a request is such a read: the request for the page was counted, and is logged. */
export function isInternalRead(): boolean {
  return internalReads.getStore() !== undefined;
}

/** Records the collection of a query made for a page. */
export function recordRead(collection: string): void {
  internalReads.getStore()?.collections.add(collection);
}
