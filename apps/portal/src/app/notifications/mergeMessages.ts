import type { ServiceMessage } from '@otryv/contract';

const mostShown = 20;

/**
 * Merges two lists into the newest notifications, without duplicates. Either list may be stale: read notifications stay
 * read.
 */
export function mergeMessages(known: readonly ServiceMessage[], received: readonly ServiceMessage[]): ServiceMessage[] {
  const byId = new Map(known.map((message) => [message._id, message]));
  for (const message of received) {
    const isRead = message.isRead || byId.get(message._id)?.isRead === true;
    byId.set(message._id, { ...message, isRead });
  }
  return [...byId.values()].toSorted((a, b) => (a._id < b._id ? 1 : -1)).slice(0, mostShown);
}
