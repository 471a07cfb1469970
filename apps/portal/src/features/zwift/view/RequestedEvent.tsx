import type { EditedEvent } from '@otryv/contract';
import { ErrorState, Skeleton } from '@otryv/ui';
import type { ReactNode } from 'react';
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
        <ErrorState title={messages.eventFailed} onRetry={retry} busy={isRetrying}>
          {error.message}
        </ErrorState>
        {otherwise}
      </>
    );
  }
  return data ? children(data) : <Skeleton shape="block" />;
}
