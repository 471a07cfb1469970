import type { EditedEvent } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { Icon, LinkButton, Skeleton } from '@otryv/ui';
import { Copy, Eye } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { RemoveEventButton } from '../../shared/events/removal/RemoveEventButton.tsx';
import { createHref } from '../createHref.ts';
import { EventSourcesGate } from '../EventSourcesGate.tsx';
import { ru as zwiftMessages } from '../messages/ru.ts';
import { ZwiftPage } from '../ZwiftPage.tsx';
import { EditedVersions } from './EditedVersions.tsx';

/** Renders the editor of an event of the site. */
export function EditScreen() {
  const { eventId = '' } = useParams();
  const { titles } = useMessages();
  const messages = useMessages(zwiftMessages);
  const { data, error, isRetrying, retry, reload } = useRead(
    '/api/zwift/events/moderator/{eventId}',
    { params: { eventId } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  if (error?.isForbidden) return <Navigate to={addressOf(addresses.forbidden)} replace />;

  return (
    <ZwiftPage
      tab="eventEditList"
      title={data?.draft.event.name ?? titles.eventEdit}
      help={data && helpOf(messages, eventId, data)}
      actions={
        data && (
          <>
            <LinkButton kind="quiet" href={addressOf(addresses.event, { eventId })}>
              <Icon of={Eye} /> {messages.asRiders}
            </LinkButton>
            <LinkButton kind="quiet" href={createHref(eventId)}>
              <Icon of={Copy} /> {messages.copy}
            </LinkButton>
            {data.isOnSite && data.may.delete && (
              <RemoveEventButton
                label={messages.remove}
                event={{ id: Number(eventId), name: data.draft.event.name ?? '', started: data.started, riders: null }}
                next={addressOf(addresses.eventEditList)}
              />
            )}
          </>
        )
      }
    >
      {error && <ReadError title={messages.eventFailed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!(error || data) && <Skeleton shape="block" />}
      {data && (
        <EventSourcesGate>
          {({ catalogues }) => (
            <EditedVersions
              key={eventId}
              eventId={Number(eventId)}
              read={data}
              catalogues={catalogues}
              onRead={reload}
            />
          )}
        </EventSourcesGate>
      )}
    </ZwiftPage>
  );
}

function helpOf(messages: typeof zwiftMessages, eventId: string, { clubName }: EditedEvent): string {
  return clubName === null ? messages.number(eventId) : messages.numberAndClub(eventId, clubName);
}
