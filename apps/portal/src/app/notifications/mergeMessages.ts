import type { ServiceMessage } from '@otryv/contract';

const mostShown = 20;

/** The newest of two lists, each message once. A list may be older than the other: what was read stays read. */
export function mergeMessages(known: readonly ServiceMessage[], received: readonly ServiceMessage[]): ServiceMessage[] {
  const byId = new Map(known.map((message) => [message._id, message]));
  for (const message of received) {
    const isRead = message.isRead || byId.get(message._id)?.isRead === true;
    byId.set(message._id, { ...message, isRead });
  }
  return [...byId.values()].toSorted((a, b) => (a._id < b._id ? 1 : -1)).slice(0, mostShown);
}
