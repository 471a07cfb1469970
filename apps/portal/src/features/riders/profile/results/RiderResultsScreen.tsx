import { toResultsTableRow } from '@otryv/client/rows';
import type { ProfileData, RiderMetrics } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { RiderResultsTable, type RiderResultsTableRow } from '@otryv/tables';
import { Bleed, EmptyState, LinkButton, Section, Toolbar, ToolbarSpacer } from '@otryv/ui';
import { useMemo } from 'react';
import { useRead } from '../../../../lib/api/useRead.ts';
import { ListFoot } from '../../../../lib/lists/ListFoot.tsx';
import { ListRows } from '../../../../lib/lists/ListRows.tsx';
import { fromSort, toSort } from '../../../../lib/lists/tableSort.ts';
import { useListPages } from '../../../../lib/lists/useListPages.ts';
import { useSortHref } from '../../../../lib/lists/useSortHref.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { riderName } from '../../../../lib/names/riderName.ts';
import { useAddressState } from '../../../../lib/navigation/useAddressState.ts';
import { usePowerUnit } from '../../../../lib/preferences/usePowerUnit.ts';
import { weightHref } from '../../../shared/links/riderHrefs.ts';
import { everyInterval, intervalSort } from '../../../shared/riders/intervalSort.ts';
import { PowerSwitch } from '../../../shared/riders/PowerSwitch.tsx';
import { ru as ridersMessages } from '../../messages/ru.ts';
import { RiderPage } from '../RiderPage.tsx';
import { RiderTrends } from './RiderTrends.tsx';
import { Wins } from './Wins.tsx';

const noDays: RiderMetrics['data'] = [];
const usual = '-date';
const defaults = { sort: usual };
const none: readonly RiderResultsTableRow[] = [];
const raceHref = ({ eventId, id }: RiderResultsTableRow) =>
  `${addressOf(addresses.raceResults, { eventId })}?row=${id.split('.')[1] ?? ''}`;
const weightOf = ({ profileId }: RiderResultsTableRow) => weightHref(profileId);

/** Renders the races of a rider and the wins among them. */
export function RiderResultsScreen() {
  return (
    <RiderPage tab="results">
      {({ profile }) => (
        <>
          <Trends profile={profile} />
          <Results profile={profile} />
          {profile.medals.gold > 0 && <Wins zwiftId={profile.zwiftId} name={riderName(profile)} />}
        </>
      )}
    </RiderPage>
  );
}

/** Renders the current figures before the metrics have loaded; the lines follow. */
function Trends({ profile }: Pick<ProfileData, 'profile'>) {
  const { data } = useRead('/api/race/profile/{zwiftId}/metrics', {
    params: { zwiftId: String(profile.zwiftId) },
    query: { days: '90' },
  });

  return <RiderTrends profile={profile} days={data?.data ?? noDays} />;
}

function Results({ profile }: Pick<ProfileData, 'profile'>) {
  const { results: messages } = useMessages(ridersMessages);
  const [state, change] = useAddressState(defaults);
  const [power] = usePowerUnit();
  const pages = useListPages();
  const sortHref = useSortHref();
  const sort = useMemo(() => toSort(state.sort) ?? toSort(usual), [state.sort]);
  const { column = '', ascending = false } = sort?.[0] ?? {};
  const { data, error, retry } = useRead('/api/race/profile/results', {
    query: {
      zwiftId: String(profile.zwiftId),
      page: pages.page,
      docsOnPage: pages.size,
      columnName: intervalSort(column, power, everyInterval) ?? 'date',
      isRasing: ascending,
    },
  });
  const rows = useMemo(
    () =>
      data?.userResults.map((row) => ({
        ...toResultsTableRow(row),
        eventId: row.eventId,
        eventName: row.eventName,
        eventStart: row.eventStart,
      })) ?? none,
    [data],
  );

  return (
    <Section title={messages.title}>
      <Toolbar>
        <ToolbarSpacer />
        <PowerSwitch />
      </Toolbar>
      <Bleed>
        <ListRows>
          <RiderResultsTable
            caption={messages.caption(riderName(profile))}
            {...{ rows, power, raceHref, sort }}
            weightHref={weightOf}
            onSort={(order) => change({ sort: fromSort(order) })}
            sortHref={sortHref}
            loading={!data && !error}
            error={error?.message}
            onRetry={retry}
            empty={
              <EmptyState
                title={messages.emptyTitle}
                action={<LinkButton href={addressOf(addresses.schedule)}>{messages.toSchedule}</LinkButton>}
              >
                {messages.emptyText}
              </EmptyState>
            }
          />
        </ListRows>
      </Bleed>
      <ListFoot pages={pages} pageCount={data?.quantityPages ?? 0} />
    </Section>
  );
}
