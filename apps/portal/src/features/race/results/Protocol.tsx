import type { RaceResults } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { finishProtocol, groupOf, peopleOf } from '@otryv/race';
import { ResultsTable, type ResultsTableRow, resultsPresets, type TableHandle, TableTools } from '@otryv/tables';
import { Bleed, EmptyState, HeroSkeleton, LinkButton, Skeleton, Toolbar, ToolbarSpacer, useOtryv } from '@otryv/ui';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { fromSort, toSort } from '../../../lib/lists/tableSort.ts';
import { useSortHref } from '../../../lib/lists/useSortHref.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { setPreferences, usePreferences } from '../../../lib/preferences/preferences.ts';
import { useColumnLayout } from '../../../lib/preferences/useColumnLayout.ts';
import { usePowerUnit } from '../../../lib/preferences/usePowerUnit.ts';
import { useOwnProfileId } from '../../../lib/session/useOwnProfileId.ts';
import { AllRows } from '../../../lib/withoutScripts/AllRows.tsx';
import { CategoryChoices } from '../../../lib/withoutScripts/CategoryChoices.tsx';
import { EmbedButton } from '../../shared/embed/EmbedButton.tsx';
import { profileIdOf, profileLinks, useRankingHref } from '../../shared/links/riderHrefs.ts';
import { PowerSwitch } from '../../shared/riders/PowerSwitch.tsx';
import { GroupFilter } from '../GroupFilter.tsx';
import { ru as raceMessages } from '../messages/ru.ts';
import { lastDecisionAt, ProtocolDrawers, useHistoryHref } from './ProtocolDrawers.tsx';
import { useSeenResults } from './seenResults.ts';
import { useAdminColumn } from './useAdminColumn.tsx';

type RaceEvent = RaceResults['event'];

const defaults = { category: '', sort: '', row: '', why: '' };
const defaultLayout = {};

export interface ProtocolProps {
  event: RaceEvent;
  rows: readonly ResultsTableRow[];
  part: 'results' | 'dnf';
}

/** Renders the finishers, or the riders with a DNF, with the filters above them. */
export function Protocol({ event, rows: all, part }: ProtocolProps) {
  const messages = useMessages(raceMessages);
  const { locale } = useOtryv();
  const table = useRef<TableHandle>(null);
  const [state, change] = useAddressState(defaults);
  const sortHref = useSortHref();
  const [power] = usePowerUnit();
  const { rowDensity } = usePreferences();
  const [columnLayout, onColumnLayout] = useColumnLayout();
  const isDnf = part === 'dnf';
  const rows = useMemo(
    () => all.filter(({ disqualification }) => (disqualification?.label === 'DNF') === isDnf),
    [all, isDnf],
  );
  const ownProfileId = useOwnProfileId(useMemo(() => all.map(({ profileId }) => profileId), [all]));
  const presets = useMemo(() => resultsPresets(locale), [locale]);
  const { seen, see } = useSeenResults(event.id);
  const sort = useMemo(() => toSort(state.sort), [state.sort]);
  const labels = event.eventSubgroups.map(({ subgroupLabel }) => subgroupLabel);
  const category = labels.find((label) => label === state.category) ?? null;
  const linked = `${event.id}.${state.row}`;
  // A shared link opens the explanation of its row.
  const [explained, setExplained] = useState(() =>
    state.why !== '' && all.some(({ id }) => id === linked) ? linked : null,
  );
  const historyHref = useHistoryHref();
  const rankingHref = useRankingHref(profileIdOf);
  const columns = useAdminColumn();
  useLinkedRow(table, linked);
  const shown = rows.filter((row) => category === null || groupOf(row) === category).length;

  return (
    <>
      {(rows.length > 0 || !event.isFinal) && (
        <Toolbar>
          {rows.length > 0 && (
            <>
              <GroupFilter
                labels={labels}
                groups={peopleOf(rows).map(groupOf)}
                value={category}
                onChange={(value) => change({ category: value ?? '' })}
              />
              <PowerSwitch />
            </>
          )}
          <ToolbarSpacer />
          <EmbedButton kind="results" id={String(event.id)} name={event.name} categories={labels} category={category} />
          {shown > 0 && (
            <TableTools
              table={table}
              presets={presets}
              {...{ columnLayout, onColumnLayout }}
              density={rowDensity}
              onDensity={(density) => setPreferences({ rowDensity: density })}
            />
          )}
        </Toolbar>
      )}
      {rows.length > 0 && <CategoryChoices categories={labels} value={category} />}
      <AllRows count={shown}>
        {(moreHref) => (
          <Bleed>
            <ResultsTable
              table={table}
              caption={isDnf ? messages.race.dnfCaption(event.name) : messages.race.caption(event.name)}
              rows={rows}
              category={category}
              power={power}
              ownProfileId={ownProfileId}
              {...profileLinks}
              rankingHref={rankingHref}
              columns={columns}
              protocolKind={finishProtocol(event.typeRaceCustom)}
              sort={sort}
              onSort={(sort) => change({ sort: fromSort(sort) })}
              sortHref={sortHref}
              moreHref={moreHref}
              {...{ columnLayout, onColumnLayout }}
              density={rowDensity}
              live={!event.isFinal}
              seen={seen}
              onSeen={see}
              updatedAt={event.updated}
              changes={event.modifiedResults.moderators.length}
              changedAt={lastDecisionAt(event)}
              changesHref={historyHref}
              onWhy={setExplained}
              {...(rows.length === 0 && { empty: <NoRows isDnf={isDnf} isRunning={!event.isFinal} /> })}
            />
          </Bleed>
        )}
      </AllRows>

      <ProtocolDrawers
        event={event}
        rows={all}
        explained={explained}
        onExplain={(id) => {
          setExplained(id);
          if (state.why !== '') change({ why: '' });
        }}
      />
    </>
  );
}

/** Scrolls to the row in the address and marks it, once. */
function useLinkedRow(table: RefObject<TableHandle | null>, rowId: string): void {
  useEffect(() => {
    void table.current?.showRow(rowId);
  }, [table, rowId]);
}

function NoRows({ isDnf, isRunning }: { isDnf: boolean; isRunning: boolean }) {
  const { race } = useMessages(raceMessages);
  if (isDnf) return <EmptyState title={race.noDnfTitle}>{race.noDnfText}</EmptyState>;
  if (isRunning) return <EmptyState title={race.runningTitle}>{race.runningText}</EmptyState>;

  return (
    <EmptyState
      title={race.emptyTitle}
      action={<LinkButton href={addressOf(addresses.results)}>{race.toProtocolRows}</LinkButton>}
    >
      {race.emptyText}
    </EmptyState>
  );
}

/** Renders the table's final layout while the protocol loads. */
export function ProtocolSkeleton() {
  const { titles } = useMessages();

  return (
    <>
      <HeroSkeleton />
      <Toolbar>
        <Skeleton shape="title" width="l" />
      </Toolbar>
      <Bleed>
        <ResultsTable caption={titles.results} rows={[]} columnLayout={defaultLayout} loading />
      </Bleed>
    </>
  );
}
