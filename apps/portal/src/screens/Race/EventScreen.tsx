import type { EventDetails } from '@otryv/contract';
import { SignedRidersTable } from '@otryv/tables';
import {
  Aside,
  Bleed,
  Columns,
  EmptyState,
  ErrorState,
  HeroSkeleton,
  Page,
  Section,
  Skeleton,
  Toolbar,
} from '@otryv/ui';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useEvent } from '../../api/events.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { useAddressState } from '../../session/useAddressState.ts';
import { useScreenPath } from '../../shell/crumbs.tsx';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { EventAside } from './EventAside.tsx';
import { EventHero } from './EventHero.tsx';
import { GroupFilter } from './GroupFilter.tsx';
import { PowerSwitch, usePowerUnit } from './PowerSwitch.tsx';

const usual = { category: '' };

/** A race to come: who signed up, what it is, and the way into it. A started one leads to its results. */
export function EventScreen() {
  const { eventId = '' } = useParams();
  const messages = useMessages();
  const { data, error, isRetrying, retry } = useEvent(eventId);
  const name = data?.event.name;
  useScreenPath([{ label: messages.sections.schedule, href: paths.schedule }, ...(name ? [{ label: name }] : [])]);

  if (data?.event.started) return <Navigate to={paths.raceResults(eventId)} replace />;
  if (error?.status === 404 || error?.status === 400) return <NotFoundScreen of="event" />;

  return (
    <Page width="table">
      <title>{messages.titleOf(name ?? messages.sections.schedule)}</title>
      {error && (
        <ErrorState title={messages.event.failed} onRetry={retry} busy={isRetrying}>
          {error.message}
        </ErrorState>
      )}
      {!error && !data && <EventSkeleton />}
      {data && <EventPage details={data} />}
    </Page>
  );
}

function EventPage({ details }: { details: EventDetails }) {
  const { event } = details;
  const messages = useMessages();
  const [{ category }, change] = useAddressState(usual);
  const [power] = usePowerUnit();
  const chosen = event.eventSubgroups.some(({ subgroupLabel }) => subgroupLabel === category) ? category : null;

  const leaders = useMemo(() => event.eventSubgroups.flatMap(({ invitedLeaders }) => invitedLeaders), [event]);
  const sweepers = useMemo(() => event.eventSubgroups.flatMap(({ invitedSweepers }) => invitedSweepers), [event]);

  return (
    <>
      <EventHero details={details} />
      <Columns>
        <Section title={messages.event.riders}>
          <Toolbar>
            <GroupFilter
              labels={event.eventSubgroups.map(({ subgroupLabel }) => subgroupLabel)}
              riders={event.signedRiders}
              value={chosen}
              onChange={(value) => change({ category: value ?? '' })}
            />
            <PowerSwitch />
          </Toolbar>
          <Bleed>
            <SignedRidersTable
              caption={messages.event.signedCaption(event.name)}
              rows={event.signedRiders}
              category={chosen}
              power={power}
              leaders={leaders}
              sweepers={sweepers}
              {...(event.signedRiders.length === 0 && {
                empty: <EmptyState title={messages.event.nobodyTitle}>{messages.event.nobodyText}</EmptyState>,
              })}
            />
          </Bleed>
        </Section>
        <Aside width="m">
          <EventAside event={event} />
        </Aside>
      </Columns>
    </>
  );
}

function EventSkeleton() {
  const { event: messages } = useMessages();

  return (
    <>
      <HeroSkeleton size="event" />
      <Columns>
        <Section title={messages.riders}>
          <Bleed>
            <SignedRidersTable caption={messages.riders} rows={[]} loading />
          </Bleed>
        </Section>
        <Aside width="m">
          <Skeleton shape="block" />
        </Aside>
      </Columns>
    </>
  );
}
