import type { EditedEvent } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { type EventCatalogues, EventEditor } from '@otryv/forms';
import { LinkButton, Section, Stack } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useFindRiders } from '../../shared/riders/findRiders.ts';
import { additionHref } from '../additionHref.ts';
import { createHref } from '../createHref.ts';
import { EventRequest, useRequestedEvent } from '../EventRequest.tsx';
import { EventSourcesGate } from '../EventSourcesGate.tsx';
import { ru as zwiftMessages } from '../messages/ru.ts';
import { useNamedCatalogues } from '../useNamedCatalogues.ts';
import { ZwiftPage } from '../ZwiftPage.tsx';
import { RawDocument } from './RawDocument.tsx';
import { RequestedEvent } from './RequestedEvent.tsx';

/** Renders any event of the game that an account may read, read-only. */
export function ViewScreen() {
  const { titles } = useMessages();
  const messages = useMessages(zwiftMessages);
  const asked = useRequestedEvent();

  return (
    <ZwiftPage tab="eventView" title={titles.eventView} help={messages.viewHelp}>
      <EventSourcesGate>
        {({ catalogues, clubs }) => (
          <Stack>
            <EventRequest key={asked?.eventId} clubs={clubs} />
            {asked && (
              <RequestedEvent key={`${asked.eventId} ${asked.organizerId}`} {...asked}>
                {(event) => <Viewed {...asked} event={event} catalogues={catalogues} />}
              </RequestedEvent>
            )}
          </Stack>
        )}
      </EventSourcesGate>
    </ZwiftPage>
  );
}

interface ViewedProps {
  eventId: string;
  organizerId: string;
  event: EditedEvent;
  catalogues: EventCatalogues;
}

function Viewed({ eventId, organizerId, event, catalogues: ofReader }: ViewedProps) {
  const findRiders = useFindRiders();
  const messages = useMessages(zwiftMessages);
  const { draft, may, isOnSite } = event;
  const catalogues = useNamedCatalogues(event, ofReader);
  const account = { eventId: Number(eventId), organizerId: organizerId === '' ? null : organizerId };

  return (
    <Section
      title={draft.event.name ?? eventId}
      action={
        <>
          {may.add && <LinkButton href={additionHref(account, draft)}>{messages.add}</LinkButton>}
          {isOnSite && <LinkButton href={addressOf(addresses.eventEdit, { eventId })}>{messages.toEditing}</LinkButton>}
          {isOnSite && <LinkButton href={createHref(eventId)}>{messages.copy}</LinkButton>}
        </>
      }
    >
      <EventEditor draft={draft} catalogues={catalogues} findRiders={findRiders} editable="none" />
      <RawDocument document={draft.event} />
    </Section>
  );
}
