import type { EventWritten } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { copiedEventDraft, type EventDraft, startOf, withStart } from '@otryv/race';
import { EmptyState, LinkButton, Section, Skeleton, StepCard, useNow } from '@otryv/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { additionHref } from '../additionHref.ts';
import { documentToSend } from '../draft/documentToSend.ts';
import { EventBoard } from '../draft/EventBoard.tsx';
import { useEventDraft } from '../draft/useEventDraft.ts';
import { EventSourcesGate } from '../EventSourcesGate.tsx';
import type { EventSources } from '../loadEventSources.ts';
import { ru as zwiftMessages } from '../messages/ru.ts';
import { ZwiftPage } from '../ZwiftPage.tsx';
import { CreatedEvent } from './CreatedEvent.tsx';
import { newRequestKey } from './newRequestKey.ts';
import { nextWeekly, useNewDraft } from './useNewDraft.ts';

const hourMs = 3_600_000;

/** Creates an event in the game: a blank one, or a copy of an earlier one. */
export function CreateScreen() {
  const messages = useMessages(zwiftMessages);
  const [query] = useSearchParams();
  const copied = query.get('copy');

  return (
    <ZwiftPage tab="eventCreate" title={messages.newEvent} help={messages.createHelp}>
      <Section title={messages.stepsTitle}>
        <StepCard
          title={messages.threeSteps}
          steps={[
            { key: 'create', content: messages.steps.create },
            { key: 'add', content: messages.steps.add },
            { key: 'edit', content: messages.steps.edit },
          ]}
        />
      </Section>
      <EventSourcesGate>
        {(sources) =>
          sources.clubs.length === 0 ? (
            <NoClubs copied={copied} />
          ) : copied === null ? (
            <BlankEvent sources={sources} />
          ) : (
            <CopiedEvent eventId={copied} sources={sources} />
          )
        }
      </EventSourcesGate>
    </ZwiftPage>
  );
}

/** Renders, for readers without a club, a link to their events, or back to the event they wanted to copy. */
function NoClubs({ copied }: { copied: string | null }) {
  const { titles } = useMessages();
  const messages = useMessages(zwiftMessages);

  return (
    <EmptyState
      title={messages.noClubsTitle}
      action={
        copied === null ? (
          <LinkButton href={addressOf(addresses.eventView)}>{titles.eventView}</LinkButton>
        ) : (
          <LinkButton href={addressOf(addresses.eventEdit, { eventId: copied })}>{messages.toCopied}</LinkButton>
        )
      }
    >
      {copied !== null && `${messages.noClubsCopy(copied)} `}
      {messages.noClubsText}
    </EmptyState>
  );
}

function BlankEvent({ sources }: { sources: EventSources }) {
  const draft = useNewDraft(sources.clubs[0]?.id ?? null);

  return <NewEvent base={draft} sources={sources} />;
}

function CopiedEvent({ eventId, sources }: { eventId: string; sources: EventSources }) {
  const messages = useMessages(zwiftMessages);
  const { data, error, isRetrying, retry } = useRead(
    '/api/zwift/events/moderator/{eventId}',
    { params: { eventId } },
    { revalidateOnFocus: false },
  );
  if (error) {
    return <ReadError title={messages.copyFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  return data ? <Copy key={eventId} of={data.draft} sources={sources} /> : <Skeleton shape="block" />;
}

function Copy({ of, sources }: { of: EventDraft; sources: EventSources }) {
  const nowMs = useNow(hourMs);
  const [base] = useState(() => copiedEventDraft(of));
  const [moved] = useState(() => withStart(base, nextWeekly(startOf(base) ?? nowMs, nowMs)));

  return <NewEvent base={base} changedDraft={moved} sources={sources} />;
}

interface NewEventProps {
  base: EventDraft;
  changedDraft?: EventDraft;
  sources: EventSources;
}

function NewEvent({ base, changedDraft, sources }: NewEventProps) {
  const navigate = useNavigate();
  const drafts = useEventDraft('new');
  const { submit } = useSend('POST', '/api/zwift/events', { isQuiet: true });
  // Repeated submissions, by a second click or after a lost response, create one event.
  const [requestKey] = useState(newRequestKey);
  const [created, setCreated] = useState<{ written: EventWritten['data']; href: string } | null>(null);
  if (created) return <CreatedEvent {...created} catalogues={sources.catalogues} />;

  return (
    <EventBoard
      drafts={drafts}
      isNew
      base={base}
      changedDraft={changedDraft}
      catalogues={sources.catalogues}
      onSubmit={async (draft) => {
        const { data } = await submit({ body: { ...documentToSend(draft), requestKey } });
        const href = additionHref(data, draft);
        if (data.remaining === null) void navigate(href);
        else setCreated({ written: data, href });
        return true;
      }}
    />
  );
}
