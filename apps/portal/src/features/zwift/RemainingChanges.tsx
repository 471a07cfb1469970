import type { EventWritten } from '@otryv/contract';
import { type EventCatalogues, EventChanges } from '@otryv/forms';
import { Notice } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from './messages/ru.ts';

export interface RemainingChangesProps {
  remaining: NonNullable<EventWritten['data']['remaining']>;
  catalogues: EventCatalogues;
}

/** Renders the changes to an existing event that the game did not apply. */
export function RemainingChanges({ remaining: { message, changes }, catalogues }: RemainingChangesProps) {
  const messages = useMessages(zwiftMessages);

  return (
    <Notice tone="warning" title={messages.remainingTitle}>
      <p>{message}</p>
      {changes === null ? (
        <p>{messages.remainingUnknown}</p>
      ) : (
        <EventChanges changes={changes} catalogues={catalogues} />
      )}
    </Notice>
  );
}
