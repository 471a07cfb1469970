import type { Event } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import {
  Button,
  DateTime,
  EmptyState,
  LineItem,
  LineList,
  LinkButton,
  NumberField,
  Section,
  Skeleton,
  Toolbar,
} from '@otryv/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAbilities } from '../../../lib/access/useAbilities.ts';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { useEventRights } from '../../shared/events/useEventRights.ts';
import { createHref } from '../createHref.ts';
import { isEventNumber } from '../EventRequest.tsx';
import { ru as zwiftMessages } from '../messages/ru.ts';
import { ZwiftPage } from '../ZwiftPage.tsx';

const mostEvents = 100;

/** Renders the coming events that the reader may edit or view. */
export function EditListScreen() {
  const { titles } = useMessages();
  const messages = useMessages(zwiftMessages);
  const seesAll = useUser()?.role !== 'user';

  return (
    <ZwiftPage
      tab="eventEditList"
      title={titles.eventEditList}
      help={seesAll ? messages.editListHelpOfAll : messages.editListHelp}
    >
      <NumberRequest />
      <Section title={messages.comingEvents}>
        <ComingEvents />
      </Section>
    </ZwiftPage>
  );
}

function NumberRequest() {
  const messages = useMessages(zwiftMessages);
  const navigate = useNavigate();
  const [eventId, setEventId] = useState<number | null>(null);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isEventNumber(eventId)) void navigate(addressOf(addresses.eventEdit, { eventId }));
      }}
    >
      <Toolbar>
        <NumberField label={messages.eventNumber} value={eventId} onChange={setEventId} min={1} whole />
        <Button type="submit" disabled={!isEventNumber(eventId)}>
          {messages.open}
        </Button>
      </Toolbar>
    </form>
  );
}

function ComingEvents() {
  const messages = useMessages(zwiftMessages);
  const { data, error, isRetrying, retry } = useRead('/api/race/events', {
    query: { started: false, docsOnPage: mostEvents },
  });
  const mayRead = useEventReading();
  const mayWrite = useEventRights();
  if (error) {
    return <ReadError title={messages.eventsFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!(data && mayRead && mayWrite)) return <Skeleton shape="block" />;
  const readable = data.events.filter(mayRead);
  if (readable.length === 0) return <EmptyState title={messages.noComingTitle}>{messages.noComingText}</EmptyState>;

  return (
    <LineList>
      {readable.map((event) => (
        <ComingEvent key={event.id} event={event} canEdit={mayWrite(event)} />
      ))}
    </LineList>
  );
}

/** Returns a test whether the reader may view the document of an event; `null` for guests. */
function useEventReading(): ((event: Event) => boolean) | null {
  const user = useUser();
  const abilities = useAbilities();
  if (user === null || abilities === undefined) return null;
  const own = abilities.abilitiesOf(abilities.holderOf(user));
  return ({ microserviceExternalResourceId: clubId, organizerId }) =>
    own.can('read', abilities.owned('Event', { clubId, organizerId: organizerId?._id ?? null }));
}

function ComingEvent({ event, canEdit }: { event: Event; canEdit: boolean }) {
  const messages = useMessages(zwiftMessages);

  return (
    <LineItem
      title={event.name}
      detail={<DateTime at={event.eventStart} />}
      action={
        <>
          <LinkButton size="s" kind="quiet" href={createHref(event.id)}>
            {messages.copy}
          </LinkButton>
          <LinkButton size="s" href={addressOf(addresses.eventEdit, { eventId: event.id })}>
            {canEdit ? messages.toEditing : messages.toReading}
          </LinkButton>
        </>
      }
    />
  );
}
