import type { Event, RouteSummary } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { EventsDigestForm } from '@otryv/forms';
import { Card, EmptyState, EventCard, Notice, Section, useNow, WorldRoute } from '@otryv/ui';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as eventMessages } from '../../shared/events/messages/ru.ts';
import { raceFacts } from '../../shared/events/raceFacts.ts';
import { type DigestDays, digestBodyOf, isRange, nextWeek } from './digestDays.ts';
import { EmailView } from './EmailView.tsx';
import { MailingPage } from './MailingPage.tsx';
import { ru as mailingMessages } from './messages/ru.ts';
import { Receivers } from './Receivers.tsx';
import { SendingDialog } from './SendingDialog.tsx';
import { useSendingQuestion } from './useSendingQuestion.ts';

const minuteMs = 60_000;

/** Renders a digest of the coming races of some days. */
export function DigestScreen() {
  const messages = useMessages(mailingMessages);
  const now = useNow(minuteMs);
  const [days, setDays] = useState<DigestDays>(() => ({ ...nextWeek(now), subject: '' }));
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [sentCount, setSentCount] = useState(0);
  const { startDate, endDate } = days;
  const reading = useRead(
    '/api/race/events/mailings/preview',
    isRange(days) ? { query: { startDate, endDate } } : null,
  );
  const found = reading.data?.data;
  const suggested = found?.subject ?? '';
  const all = found?.events.map(({ id }) => id) ?? [];
  const chosen = all.filter((id) => !removed.includes(id));

  return (
    <MailingPage tab="adminDigest">
      {(isBusy) => (
        <>
          <Section title={messages.newDigest}>
            <Card>
              {reading.error ? (
                <ReadError
                  title={messages.eventsFailed}
                  error={reading.error}
                  isRetrying={reading.isRetrying}
                  retry={reading.retry}
                />
              ) : (
                <NewDigest
                  key={sentCount}
                  {...{ days, isBusy }}
                  subject={suggested}
                  events={isRange(days) ? found?.events : []}
                  routes={found?.routes ?? []}
                  onChange={(next) => setDays({ ...next, subject: next.subject === suggested ? '' : next.subject })}
                  onChoose={(ids) => {
                    const out = all.filter((id) => !ids.includes(id));
                    setRemoved([...removed.filter((id) => !all.includes(id)), ...out]);
                  }}
                  onSent={() => {
                    setRemoved([]);
                    setSentCount(sentCount + 1);
                  }}
                />
              )}
            </Card>
          </Section>
          <EmailView
            body={digestBodyOf({ ...days, subject: days.subject || suggested }, chosen)}
            waits={messages.digestWaits}
          />
        </>
      )}
    </MailingPage>
  );
}

interface NewDigestProps {
  days: DigestDays;
  subject: string;
  events: readonly Event[] | undefined;
  routes: readonly RouteSummary[];
  isBusy: boolean;
  onChange: (days: DigestDays) => void;
  onChoose: (ids: number[]) => void;
  onSent: () => void;
}

function NewDigest({ days, subject, events, routes, isBusy, onChange, onChoose, onSent }: NewDigestProps) {
  const messages = useMessages(mailingMessages);
  const audience = useRead('/api/admin/mailings/audience', { query: { lists: 'events' } });
  const { submit } = useSend('POST', '/api/admin/notification/events-preview');
  const count = audience.data?.data.receivers ?? 0;
  const question = useSendingQuestion();

  return (
    <>
      <EventsDigestForm
        values={{ ...days, subject: days.subject || subject }}
        events={events?.map((event) => ({
          id: event.id,
          name: event.name,
          card: <DigestCard event={event} routes={routes} />,
        }))}
        empty={
          isRange(days) ? (
            <EmptyState title={messages.noEventsTitle}>{messages.noEventsText}</EmptyState>
          ) : (
            <Notice>{messages.daysWrong}</Notice>
          )
        }
        summary={<Receivers reading={audience} isBusy={isBusy} />}
        submitLabel={count > 0 ? messages.sendTo(count) : undefined}
        onChange={onChange}
        onChoose={onChoose}
        onSubmit={async ({ eventIds, ...digest }) => {
          await question.ask();
          const events = eventIds.map((id) => ({ id }));
          await submit({ body: { eventsEmailPreview: { ...digest, events } } });
          onSent();
        }}
      />
      <SendingDialog question={question} count={count} />
    </>
  );
}

function DigestCard({ event, routes }: { event: Event; routes: readonly RouteSummary[] }) {
  const { kind, palette, profile, distanceKm, ...facts } = raceFacts(event, routes, useMessages(eventMessages));

  return (
    <EventCard
      title={event.name}
      href={addressOf(addresses.event, { eventId: event.id })}
      startsAt={event.eventStart}
      {...{ kind, palette, distanceKm, counts: facts.counts }}
      route={profile}
      meta={<WorldRoute world={facts.world} route={facts.route} elevationM={facts.elevationM} laps={facts.laps} />}
    />
  );
}
