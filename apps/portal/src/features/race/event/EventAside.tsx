import type { Event } from '@otryv/contract';
import { GroupsTable } from '@otryv/tables';
import { Bleed, lazyPart, RuleIcons, Section } from '@otryv/ui';
import { Suspense } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { ru as raceMessages } from '../messages/ru.ts';
import { Description } from './Description.tsx';

const AdmissionFacts = lazyPart(async () => ({ default: (await import('./late/AdmissionFacts.tsx')).AdmissionFacts }));
const Eligibility = lazyPart(async () => ({ default: (await import('./late/Eligibility.tsx')).Eligibility }));

/**
 * Renders the groups of a race, the admission rules and the description; until the start also whether the reader may
 * ride.
 */
export function EventAside({ event, hasBegun }: { event: Event; hasBegun: boolean }) {
  const { event: messages } = useMessages(raceMessages);
  const user = useUser();
  const own = useRead('/api/race/events/{id}/eligibility', user && { params: { id: String(event.id) } }).data?.ownGroup;

  return (
    <>
      <Section title={messages.groups}>
        <Bleed>
          <GroupsTable
            caption={messages.groups}
            paperTitle={event.name}
            eventStart={event.eventStart}
            sport={event.sport}
            ownGroup={own}
            rows={event.eventSubgroups}
          />
        </Bleed>
      </Section>
      <Suspense fallback={null}>
        {!hasBegun && <Eligibility event={event} />}
        <AdmissionFacts event={event} />
      </Suspense>
      {event.rulesSet.length > 0 && (
        <Section title={messages.rules}>
          <RuleIcons rules={event.rulesSet} tags={event.tags} words />
        </Section>
      )}
      <Section title={messages.about}>
        <Description text={event.description} />
      </Section>
    </>
  );
}
