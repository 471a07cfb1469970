import type { EventDetails } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { admitsNobody, peopleOf } from '@otryv/race';
import { type ColumnLayout, SignedRidersTable, type TableHandle, TableTools } from '@otryv/tables';
import {
  Aside,
  Bleed,
  Columns,
  EmptyState,
  HeroSkeleton,
  Page,
  Section,
  Skeleton,
  Toolbar,
  ToolbarSpacer,
  useNow,
} from '@otryv/ui';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../../lib/navigation/crumbs.tsx';
import { RedirectTo } from '../../../lib/navigation/RedirectTo.tsx';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { usePowerUnit } from '../../../lib/preferences/usePowerUnit.ts';
import { useOwnProfileId } from '../../../lib/session/useOwnProfileId.ts';
import { AllRows } from '../../../lib/withoutScripts/AllRows.tsx';
import { CategoryChoices } from '../../../lib/withoutScripts/CategoryChoices.tsx';
import { ofListedTeam, riderHref, useRankingHref, weightHref } from '../../shared/links/riderHrefs.ts';
import { PowerSwitch } from '../../shared/riders/PowerSwitch.tsx';
import { GroupFilter } from '../GroupFilter.tsx';
import { ru as raceMessages } from '../messages/ru.ts';
import { RaceNotFound } from '../RaceNotFound.tsx';
import { EventAside } from './EventAside.tsx';
import { EventHero } from './EventHero.tsx';
import { useEvent } from './useEvent.ts';

const minuteMs = 60_000;
const defaults = { category: '' };
type Signed = Pick<EventDetails['event']['signedRiders'][number], 'id'>;
const idOf = ({ id }: Signed) => id;
const links = {
  profileHref: ({ id }: Signed) => riderHref(id),
  weightHref: ({ id }: Signed) => weightHref(id),
  teamHref: ofListedTeam,
};

/**
 * Renders a race until it is over: its sign-ups, its facts and the link to sign up, or to its protocol once started.
 * Then redirects to its results.
 */
export function EventScreen() {
  const { eventId = '' } = useParams();
  const { titles, titleOf } = useMessages();
  const messages = useMessages(raceMessages);
  const { data, error, isRetrying, retry } = useEvent(eventId);
  const name = data?.event.name;
  useScreenPath('event', name);

  if (data?.event.hasResults) return <RedirectTo to={addressOf(addresses.raceResults, { eventId })} />;
  if (error?.isMissing) return <RaceNotFound />;

  return (
    <Page width="table">
      <title>{titleOf(name ?? titles.event)}</title>
      {error && <ReadError title={messages.event.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <EventSkeleton />}
      {data && <EventPage details={data} />}
    </Page>
  );
}

function EventPage({ details }: { details: EventDetails }) {
  const { event } = details;
  const messages = useMessages(raceMessages);
  const [{ category }, change] = useAddressState(defaults);
  const [power] = usePowerUnit();
  const table = useRef<TableHandle>(null);
  const [columnLayout, onColumnLayout] = useState<ColumnLayout>({});
  const hasBegun = useNow(minuteMs) >= Date.parse(event.eventStart) || event.started;
  const chosen = event.eventSubgroups.some(({ subgroupLabel }) => subgroupLabel === category) ? category : null;

  const shown = event.signedRiders.filter(({ subgroupLabel }) => chosen === null || subgroupLabel === chosen);
  const rankingHref = useRankingHref(idOf);
  const ownProfileId = useOwnProfileId(useMemo(() => event.signedRiders.map(({ id }) => id), [event]));

  return (
    <>
      <EventHero details={details} hasBegun={hasBegun} />
      <Columns>
        <Aside width="m">
          <EventAside event={event} hasBegun={hasBegun} />
        </Aside>
        <Section title={messages.event.riders}>
          <Toolbar>
            <GroupFilter
              labels={event.eventSubgroups.map(({ subgroupLabel }) => subgroupLabel)}
              groups={peopleOf(event.signedRiders).map(({ subgroupLabel }) => subgroupLabel)}
              value={chosen}
              onChange={(value) => change({ category: value ?? '' })}
            />
            <PowerSwitch />
            <ToolbarSpacer />
            {event.signedRiders.length > 0 && <TableTools {...{ table, columnLayout, onColumnLayout }} />}
          </Toolbar>
          <CategoryChoices categories={event.eventSubgroups.map(({ subgroupLabel }) => subgroupLabel)} value={chosen} />
          <AllRows count={shown.length}>
            {(moreHref) => (
              <Bleed>
                <SignedRidersTable
                  moreHref={moreHref}
                  {...{ table, columnLayout, onColumnLayout }}
                  caption={messages.event.signedCaption(event.name)}
                  rows={event.signedRiders}
                  category={chosen}
                  power={power}
                  ownProfileId={ownProfileId}
                  {...links}
                  rankingHref={rankingHref}
                  {...(event.signedRiders.length === 0 && {
                    empty: (
                      <EmptyState title={messages.event.nobodyTitle}>
                        {hasBegun || admitsNobody(event) ? messages.event.closedText : messages.event.nobodyText}
                      </EmptyState>
                    ),
                  })}
                />
              </Bleed>
            )}
          </AllRows>
        </Section>
      </Columns>
    </>
  );
}

function EventSkeleton() {
  const { event: messages } = useMessages(raceMessages);

  return (
    <>
      <HeroSkeleton size="event" />
      <Columns>
        <Aside width="m">
          <Skeleton shape="block" />
        </Aside>
        <Section title={messages.riders}>
          <Bleed>
            <SignedRidersTable caption={messages.riders} rows={[]} loading />
          </Bleed>
        </Section>
      </Columns>
    </>
  );
}
