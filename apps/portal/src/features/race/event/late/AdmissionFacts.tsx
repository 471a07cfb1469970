import type { Event } from '@otryv/contract';
import { EventAccess } from '@otryv/forms';
import { type Fact, FactList, Section, Stack } from '@otryv/ui';
import { useRead } from '../../../../lib/api/useRead.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { accessOf } from '../../../shared/events/raceFacts.ts';
import { ru as eventFactMessages } from './messages/ru.ts';

/** Renders the visibility of a race, of its riders, and the admission to its groups. */
export function AdmissionFacts({ event }: { event: Event }) {
  const messages = useMessages(eventFactMessages);
  const access = accessOf(event);
  const isOfClub = access === 'club' && event.clubName !== null;
  const culling = new Map(Object.entries(messages.cullings)).get(event.cullingType ?? '') ?? event.cullingType;
  const facts: Fact[] = [
    {
      label: messages.visibility,
      value: isOfClub ? messages.clubOf(event.clubName ?? '') : messages.visibilities[access],
    },
    ...(culling ? [{ label: messages.culling, value: culling }] : []),
  ];

  return (
    <Section title={messages.access}>
      <Stack>
        <FactList facts={facts} />
        {event.eventSubgroups.some(({ jerseyHash }) => jerseyHash) && <Jerseys event={event} />}
        <EventAccess event={event} mode={event.accessExpressionObj?.name} />
      </Stack>
    </Section>
  );
}

/** Renders the jerseys that the organizer has set for the groups, without duplicates. */
function Jerseys({ event: { eventSubgroups } }: { event: Event }) {
  const messages = useMessages(eventFactMessages);
  const { data } = useRead('/api/assets/jerseys', {});
  const hashes = [...new Set(eventSubgroups.flatMap(({ jerseyHash }) => jerseyHash || []))];
  const nameOf = (hash: number) =>
    data?.data.find(({ id }) => id === hash)?.name ?? messages.jerseyNumber(String(hash));

  return <FactList facts={[{ label: messages.jersey, value: hashes.map(nameOf).join(', ') }]} />;
}
