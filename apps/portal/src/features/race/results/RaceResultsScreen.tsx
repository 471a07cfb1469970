import { toResultsTableRow } from '@otryv/client/rows';
import type { RaceResults } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { EmptyState, LinkButton, lazyPart, Page, Section } from '@otryv/ui';
import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../../lib/navigation/crumbs.tsx';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { Description } from '../event/Description.tsx';
import { ru as raceMessages } from '../messages/ru.ts';
import { RaceNotFound } from '../RaceNotFound.tsx';
import { useLiveProtocol } from '../useLiveProtocol.ts';
import { useRaceResults } from '../useRaceResults.ts';
import { Protocol, ProtocolSkeleton } from './Protocol.tsx';
import { RaceHero } from './RaceHero.tsx';
import { useRaceTab } from './useRaceTab.ts';

const OwnAppeals = lazyPart(async () => ({ default: (await import('../appeals/OwnAppeals.tsx')).OwnAppeals }));

/** Renders the results, the DNF and the description of a race. */
export function RaceResultsScreen() {
  const { eventId = '' } = useParams();
  const { titles, titleOf } = useMessages();
  const messages = useMessages(raceMessages);
  const { data, error, isRetrying, retry, reload } = useRaceResults(eventId);
  useLiveProtocol(eventId, data, reload);
  const name = data?.event.name;
  useScreenPath('raceResults', name);

  if (error?.code === 'event_not_started') return <NotStarted eventId={eventId} />;
  if (error?.isMissing) return <RaceNotFound />;

  return (
    <Page width="table">
      <title>{titleOf(name ?? titles.raceResults)}</title>
      {error && <ReadError title={messages.race.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <ProtocolSkeleton />}
      {data && <RacePage race={data} />}
    </Page>
  );
}

function RacePage({ race }: { race: RaceResults }) {
  const messages = useMessages(raceMessages);
  const { tab } = useRaceTab();
  const { event } = race;
  const rows = useMemo(() => event.results.map(toResultsTableRow), [event.results]);
  const user = useUser();
  const isOwnRace = rows.some(({ profileId }) => user?.zwiftIds.includes(profileId));

  return (
    <>
      <RaceHero race={race} rows={rows} />
      {isOwnRace && (
        <Suspense fallback={null}>
          <OwnAppeals eventId={String(event.id)} />
        </Suspense>
      )}
      {tab === 'about' ? (
        <Section title={messages.race.about}>
          <Description text={event.description} />
        </Section>
      ) : (
        <Protocol key={tab} event={event} rows={rows} part={tab === 'dnf' ? 'dnf' : 'results'} />
      )}
    </>
  );
}

function NotStarted({ eventId }: { eventId: string }) {
  const { race: messages } = useMessages(raceMessages);
  const { titleOf } = useMessages();

  return (
    <Page>
      <title>{titleOf(messages.notStartedTitle)}</title>
      <EmptyState
        title={messages.notStartedTitle}
        action={
          <LinkButton kind="primary" href={addressOf(addresses.event, { eventId })}>
            {messages.toEvent}
          </LinkButton>
        }
      >
        {messages.notStartedText}
      </EmptyState>
    </Page>
  );
}
