import { AsyncLocalStorage } from 'node:async_hooks';

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

/** Records the collection of a query, where it is one for a page. */
export function recordRead(collection: string): void {
  internalReads.getStore()?.collections.add(collection);
}
