import type { EditedEvent } from '@otryv/contract';
import { Skeleton } from '@otryv/ui';
import type { ReactNode } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from '../messages/ru.ts';

export interface RequestedEventProps {
  eventId: string;
  /** Organizer whose game account reads it; blank for the site's. */
  organizerId: string;
  /** Shown below the error message. */
  otherwise?: ReactNode;
  children: (event: EditedEvent) => ReactNode;
}

/** Renders an event of the game once loaded. */
export function RequestedEvent({ eventId, organizerId, otherwise, children }: RequestedEventProps) {
  const messages = useMessages(zwiftMessages);
  const { data, error, isRetrying, retry } = useRead(
    '/api/zwift/events/{eventId}/{organizerId}',
    { params: { eventId, organizerId: organizerId === '' ? 'undefined' : organizerId } },
    { revalidateOnFocus: false },
  );
  if (error) {
    return (
      <>
        <ReadError title={messages.eventFailed} error={error} isRetrying={isRetrying} retry={retry} />
        {otherwise}
      </>
    );
  }
  return data ? children(data) : <Skeleton shape="block" />;
}
