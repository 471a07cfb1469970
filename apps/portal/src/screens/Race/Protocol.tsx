import type { RaceResults } from '@otryv/contract';
import { finishProtocol } from '@otryv/race';
import {
  ResultsTable,
  resultMarks,
  resultsPresets,
  type TableHandle,
  type TableOrder,
  TableTools,
} from '@otryv/tables';
import { Bleed, EmptyState, HeroSkeleton, LinkButton, Skeleton, Toolbar, ToolbarPush, useOtryv } from '@otryv/ui';
import { useMemo, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { setPreferences, usePreferences } from '../../session/preferences.ts';
import { useSeenResults } from '../../session/seenResults.ts';
import { useAddressState } from '../../session/useAddressState.ts';
import { GroupFilter } from './GroupFilter.tsx';
import { PowerSwitch, usePowerUnit } from './PowerSwitch.tsx';

type RaceEvent = RaceResults['event'];

const usual = { category: '', sort: '' };
const noChoice = {};

/** The finishers, or those who did not finish, with the filters above them. */
export function Protocol({ event, part }: { event: RaceEvent; part: 'results' | 'dnf' }) {
  const messages = useMessages();
  const { locale } = useOtryv();
  const table = useRef<TableHandle>(null);
  const [state, change] = useAddressState(usual);
  const [power] = usePowerUnit();
  const { resultColumns = noChoice, rowDensity } = usePreferences();
  const isDnf = part === 'dnf';
  const rows = useMemo(
    () => event.results.filter(({ disqualification }) => (disqualification === 'DNF') === isDnf),
    [event.results, isDnf],
  );
  const presets = useMemo(() => resultsPresets(locale), [locale]);
  const seen = useSeenResults(
    event.id,
    useMemo(() => resultMarks(event.results), [event.results]),
  );
  const sort = useMemo(() => toSort(state.sort), [state.sort]);
  const labels = event.eventSubgroups.map(({ subgroupLabel }) => subgroupLabel);
  const category = labels.find((label) => label === state.category) ?? null;

  return (
    <>
      <Toolbar>
        <GroupFilter
          labels={labels}
          riders={rows}
          value={category}
          onChange={(value) => change({ category: value ?? '' })}
        />
        <PowerSwitch />
        <ToolbarPush />
        <TableTools
          table={table}
          presets={presets}
          columnState={resultColumns}
          onColumnState={(columns) => setPreferences({ resultColumns: columns })}
          density={rowDensity}
          onDensity={(density) => setPreferences({ rowDensity: density })}
        />
      </Toolbar>
      <Bleed>
        <ResultsTable
          table={table}
          caption={isDnf ? messages.race.dnfCaption(event.name) : messages.race.caption(event.name)}
          rows={rows}
          category={category}
          power={power}
          protocolKind={finishProtocol(event.typeRaceCustom)}
          sort={sort}
          onSort={(sort) => change({ sort: fromSort(sort) })}
          columnState={resultColumns}
          density={rowDensity}
          live={!event.isFinal}
          seen={seen}
          updatedAt={event.updated}
          changes={event.modifiedResults.moderators.length}
          {...(rows.length === 0 && { empty: <NoRows isDnf={isDnf} isRunning={!event.isFinal} /> })}
        />
      </Bleed>
    </>
  );
}

function NoRows({ isDnf, isRunning }: { isDnf: boolean; isRunning: boolean }) {
  const { race } = useMessages();
  if (isDnf) return <EmptyState title={race.noDnfTitle}>{race.noDnfText}</EmptyState>;
  if (isRunning) return <EmptyState title={race.runningTitle}>{race.runningText}</EmptyState>;

  return (
    <EmptyState title={race.emptyTitle} action={<LinkButton href={paths.results}>{race.toResults}</LinkButton>}>
      {race.emptyText}
    </EmptyState>
  );
}

/** The table's final layout while the protocol is on its way. */
export function ProtocolSkeleton() {
  const { sections } = useMessages();

  return (
    <>
      <HeroSkeleton />
      <Toolbar>
        <Skeleton shape="title" width="l" />
      </Toolbar>
      <Bleed>
        <ResultsTable caption={sections.results} rows={[]} columnState={noChoice} loading />
      </Bleed>
    </>
  );
}

function toSort(text: string): TableOrder | undefined {
  if (text === '') return undefined;
  return text.split(',').map((key) => ({ column: key.replace(/^-/, ''), ascending: !key.startsWith('-') }));
}

function fromSort(order: TableOrder): string {
  return order.map(({ column, ascending }) => (ascending ? column : `-${column}`)).join(',');
}
