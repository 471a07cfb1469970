import type { RaceResults } from '@otryv/contract';
import { EmptyState, ErrorState, LinkButton, Page, ProseText, Section } from '@otryv/ui';
import { useParams } from 'react-router-dom';
import { useRaceResults } from '../../api/results.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { useScreenPath } from '../../shell/crumbs.tsx';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { Protocol, ProtocolSkeleton } from './Protocol.tsx';
import { RaceHero } from './RaceHero.tsx';
import { useRaceTab } from './useRaceTab.ts';

/** The protocol of a race: who came in when, who did not, and what the race was. */
export function RaceResultsScreen() {
  const { eventId = '' } = useParams();
  const messages = useMessages();
  const { data, error, isRetrying, retry } = useRaceResults(eventId);
  const name = data?.event.name;
  useScreenPath([{ label: messages.sections.results, href: paths.results }, ...(name ? [{ label: name }] : [])]);

  if (error?.code === 'event_not_started') return <NotStarted eventId={eventId} />;
  if (error?.status === 404 || error?.status === 400) return <NotFoundScreen of="event" />;

  return (
    <Page width="table">
      <title>{messages.titleOf(name ?? messages.sections.results)}</title>
      {error && (
        <ErrorState title={messages.race.failed} onRetry={retry} busy={isRetrying}>
          {error.message}
        </ErrorState>
      )}
      {!error && !data && <ProtocolSkeleton />}
      {data && <RacePage race={data} />}
    </Page>
  );
}

function RacePage({ race }: { race: RaceResults }) {
  const messages = useMessages();
  const { tab } = useRaceTab();
  const { event } = race;

  return (
    <>
      <RaceHero race={race} />
      {tab === 'about' ? (
        <Section title={messages.race.about}>
          <ProseText text={event.description || messages.event.noDescription} />
        </Section>
      ) : (
        <Protocol key={tab} event={event} part={tab === 'dnf' ? 'dnf' : 'results'} />
      )}
    </>
  );
}

function NotStarted({ eventId }: { eventId: string }) {
  const { race: messages, titleOf } = useMessages();

  return (
    <Page>
      <title>{titleOf(messages.notStartedTitle)}</title>
      <EmptyState
        title={messages.notStartedTitle}
        action={
          <LinkButton kind="primary" href={paths.event(eventId)}>
            {messages.toEvent}
          </LinkButton>
        }
      >
        {messages.notStartedText}
      </EmptyState>
    </Page>
  );
}
