import type { EditedEvent } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { type EventCatalogues, EventEditor } from '@otryv/forms';
import { type EventDraft, FINISH_PROTOCOLS, IMPORTANCE_LEVELS, REGISTRATION_MODES } from '@otryv/race';
import { LinkButton, Notice, Stack } from '@otryv/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useFindRiders } from '../../shared/riders/findRiders.ts';
import { EventRequest, useRequestedEvent } from '../EventRequest.tsx';
import { EventSourcesGate } from '../EventSourcesGate.tsx';
import { ru as zwiftMessages } from '../messages/ru.ts';
import { useNamedCatalogues } from '../useNamedCatalogues.ts';
import { RawDocument } from '../view/RawDocument.tsx';
import { RequestedEvent } from '../view/RequestedEvent.tsx';
import { ZwiftPage } from '../ZwiftPage.tsx';
import { SecretAddition } from './SecretAddition.tsx';
import { useAddition } from './useAddition.ts';

/** Adds an event of the game to the site. */
export function AddScreen() {
  const { titles } = useMessages();
  const messages = useMessages(zwiftMessages);
  const asked = useRequestedEvent();

  return (
    <ZwiftPage tab="eventAdd" title={titles.eventAdd} help={messages.addHelp}>
      <EventSourcesGate>
        {({ catalogues, clubs }) => (
          <Stack>
            <EventRequest key={asked?.eventId} clubs={clubs} />
            {asked && (
              <RequestedEvent
                key={`${asked.eventId} ${asked.organizerId}`}
                {...asked}
                otherwise={<SecretAddition {...asked} />}
              >
                {(event) => <Addition {...asked} event={event} catalogues={catalogues} />}
              </RequestedEvent>
            )}
          </Stack>
        )}
      </EventSourcesGate>
    </ZwiftPage>
  );
}

interface AdditionProps {
  eventId: string;
  organizerId: string;
  event: EditedEvent;
  catalogues: EventCatalogues;
}

function Addition({ eventId, organizerId, event, catalogues: ofReader }: AdditionProps) {
  const findRiders = useFindRiders();
  const messages = useMessages(zwiftMessages);
  const catalogues = useNamedCatalogues(event, ofReader);
  const navigate = useNavigate();
  const add = useAddition({ eventId, organizerId });
  const chosen = useChosenValues(catalogues);
  const [changed] = useState<EventDraft>(() => ({ ...event.draft, ...chosen }));
  const { draft, isOnSite, may } = event;

  return (
    <>
      {isOnSite && (
        <Notice
          title={messages.known}
          action={<LinkButton href={addressOf(addresses.eventEdit, { eventId })}>{messages.toEditing}</LinkButton>}
        />
      )}
      {!(isOnSite || may.add) && (
        <Notice tone="warning" title={messages.notModerated}>
          {messages.notModeratedText}
        </Notice>
      )}
      <EventEditor
        draft={draft}
        changedDraft={changed}
        catalogues={catalogues}
        findRiders={findRiders}
        isNew
        editable={may.add ? 'site' : 'none'}
        sendLabel={messages.add}
        onSubmit={
          may.add
            ? async (sent) => {
                await add(sent);
                void navigate(addressOf(addresses.event, { eventId }));
              }
            : undefined
        }
      />
      <RawDocument document={draft.event} />
    </>
  );
}

/** Returns the values for the site selected when the event was created. */
function useChosenValues({ series }: EventCatalogues): Partial<EventDraft> {
  const [query] = useSearchParams();
  const registrationMode = REGISTRATION_MODES.find((mode) => mode === query.get('registrationMode'));
  const finishProtocol = FINISH_PROTOCOLS.find((name) => name === query.get('finishProtocol'));
  const importanceLevel = IMPORTANCE_LEVELS.find((level) => level === query.get('importanceLevel'));
  const seriesId = series.find(({ id }) => id === query.get('seriesId'))?.id;
  return {
    ...(registrationMode && { registrationMode }),
    ...(finishProtocol && { finishProtocol }),
    ...(importanceLevel && { importanceLevel }),
    ...(seriesId && { seriesId }),
  };
}
