import { addresses, addressOf } from '@otryv/contract/addresses';
import type { ActionsLogTableRow } from '@otryv/tables';
import { riderHref } from '../links/riderHrefs.ts';

/** Area in which a log is shown: the administration, or outside it for moderators. */
export type LogArea = 'admin' | 'logs';

/** Returns the page of an entry's object; `null` if the reader has none. */
export const objectHrefs: Record<LogArea, (row: ActionsLogTableRow) => string | null> = {
  admin: ({ object: { kind, id }, event }) => {
    if (kind === 'user') return addressOf(addresses.adminUser, { id });
    if (kind === 'rider') return addressOf(addresses.adminRider, { zwiftId: id });
    return hrefOfEvent(kind, event);
  },
  logs: ({ object: { kind, id }, event }) => (kind === 'rider' ? riderHref(Number(id)) : hrefOfEvent(kind, event)),
};

/** Returns the page of an error with its stack. */
export const errorHrefs: Record<LogArea, (row: { id: string }) => string> = {
  admin: ({ id }) => addressOf(addresses.adminError, { id }),
  logs: ({ id }) => addressOf(addresses.logError, { id }),
};

function hrefOfEvent(kind: string, event: ActionsLogTableRow['event']): string | null {
  if (event === null) return null;
  const params = { eventId: event.id };
  return kind === 'protocol' ? addressOf(addresses.raceResults, params) : addressOf(addresses.event, params);
}
