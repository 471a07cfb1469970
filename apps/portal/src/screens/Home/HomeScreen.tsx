import type { EventList } from '@otryv/contract';
import { formatDateTime, formatDay } from '@otryv/race';
import {
  CardGrid,
  EmptyState,
  ErrorState,
  EventCard,
  LinkButton,
  NextUp,
  Page,
  Section,
  Skeleton,
  useOtryv,
  VisuallyHidden,
  WorldRoute,
} from '@otryv/ui';
import { useComingEvents } from '../../api/events.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { useScreenPath } from '../../shell/crumbs.tsx';
import { raceFacts } from '../Race/raceFacts.ts';
import { JustFinished } from './JustFinished.tsx';

/** What starts today and tomorrow, the next one first and large. */
export function HomeScreen() {
  const messages = useMessages();
  const { data, error, mutate } = useComingEvents();
  useScreenPath([{ label: messages.sections.home }]);

  return (
    <Page>
      <title>{messages.titleOf(messages.home.title)}</title>
      {error && !data && <ErrorState onRetry={() => void mutate()}>{error.message}</ErrorState>}
      {!error && !data && <Skeleton shape="block" />}
      {data && (data.events.length > 0 ? <Coming list={data} /> : <NothingSoon />)}
      <JustFinished />
    </Page>
  );
}

function Coming({ list }: { list: EventList }) {
  const messages = useMessages();
  const settings = useOtryv();
  const [next, ...later] = list.events;
  const facts = next && raceFacts(next, list.routes, messages);
  const days = Map.groupBy(later, ({ eventStart }) => formatDay(eventStart, { ...settings, now: Date.now() }));

  return (
    <>
      {next && facts && (
        <NextUp
          title={next.name}
          href={paths.event(next.id)}
          kicker={`${messages.home.next}, ${formatDateTime(next.eventStart, { ...settings, now: Date.now() })}`}
          meta={<WorldRoute {...facts} />}
          counts={facts.counts}
          route={facts.profile}
          startsAt={next.eventStart}
          action={
            <LinkButton kind="primary" size="l" href={paths.event(next.id)}>
              {messages.home.open}
            </LinkButton>
          }
        />
      )}
      {[...days].map(([day, events]) => (
        <Section
          key={day}
          title={day}
          action={
            <LinkButton kind="quiet" href={paths.schedule}>
              {messages.home.whole}
            </LinkButton>
          }
        >
          <CardGrid>
            {events.map((event) => {
              const { kind, palette, profile, counts, ...where } = raceFacts(event, list.routes, messages);
              return (
                <EventCard
                  key={event.id}
                  title={event.name}
                  href={paths.event(event.id)}
                  startsAt={event.eventStart}
                  kind={kind}
                  palette={palette}
                  route={profile}
                  distanceKm={where.distanceKm}
                  meta={
                    <WorldRoute
                      world={where.world}
                      route={where.route}
                      elevationM={where.elevationM}
                      laps={where.laps}
                    />
                  }
                  counts={counts}
                />
              );
            })}
          </CardGrid>
        </Section>
      ))}
    </>
  );
}

function NothingSoon() {
  const { home } = useMessages();

  return (
    <>
      <VisuallyHidden>
        <h1>{home.title}</h1>
      </VisuallyHidden>
      <EmptyState
        title={home.emptyTitle}
        action={
          <LinkButton kind="primary" href={paths.schedule}>
            {home.whole}
          </LinkButton>
        }
      >
        {home.emptyText}
      </EmptyState>
    </>
  );
}
