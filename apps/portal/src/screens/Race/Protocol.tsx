import type { RaceResults } from '@otryv/contract';
import { finishProtocol } from '@otryv/race';
import { ResultsTable, type TableSort } from '@otryv/tables';
import { CategoryFilter, EmptyState } from '@otryv/ui';
import { useMemo } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { setPreferences, usePreferences } from '../../session/preferences.ts';
import { useAddressState } from '../../session/useAddressState.ts';
import { PowerSwitch, usePowerUnit } from './PowerSwitch.tsx';

type RaceEvent = RaceResults['event'];

const usual = { category: '', sort: '' };

/** The finishers, or those who did not finish, with the filters above them. */
export function Protocol({ event, part }: { event: RaceEvent; part: 'results' | 'dnf' }) {
  const messages = useMessages();
  const [state, change] = useAddressState(usual);
  const [power] = usePowerUnit();
  const { resultColumns = {}, rowDensity } = usePreferences();
  const isDnf = part === 'dnf';
  const rows = useMemo(
    () => event.results.filter(({ disqualification }) => (disqualification === 'DNF') === isDnf),
    [event.results, isDnf],
  );
  const labels = event.eventSubgroups.map(({ subgroupLabel }) => subgroupLabel);
  const category = labels.find((label) => label === state.category) ?? null;

  return (
    <ResultsTable
      caption={isDnf ? messages.race.dnfCaption(event.name) : messages.race.caption(event.name)}
      rows={rows}
      category={category}
      powerUnit={power}
      protocolKind={finishProtocol(event.typeRaceCustom)}
      sort={toSort(state.sort)}
      onSort={(sort) => change({ sort: fromSort(sort) })}
      columnState={resultColumns}
      onColumnState={(columns) => setPreferences({ resultColumns: columns })}
      density={rowDensity}
      onDensity={(density) => setPreferences({ rowDensity: density })}
      updatedAt={event.updated}
      changes={{ count: event.modifiedResults.moderators.length }}
      {...(rows.length === 0 && { empty: <NoRows isDnf={isDnf} /> })}
      toolbar={
        <>
          <CategoryFilter
            categories={labels.map((label) => ({
              category: label,
              count: rows.filter(({ subgroupLabel }) => subgroupLabel === label).length,
            }))}
            total={rows.length}
            value={category}
            onChange={(value) => change({ category: value ?? '' })}
          />
          <PowerSwitch />
        </>
      }
    />
  );
}

function NoRows({ isDnf }: { isDnf: boolean }) {
  const { race } = useMessages();

  return isDnf ? (
    <EmptyState title={race.noDnfTitle}>{race.noDnfText}</EmptyState>
  ) : (
    <EmptyState title={race.emptyTitle}>{race.emptyText}</EmptyState>
  );
}

/** The table's final layout while the protocol is on its way. */
export function ProtocolSkeleton() {
  const { sections } = useMessages();

  return <ResultsTable caption={sections.results} rows={[]} loading />;
}

function toSort(text: string): TableSort | undefined {
  if (text === '') return undefined;
  return text.startsWith('-') ? { column: text.slice(1), ascending: false } : { column: text, ascending: true };
}

function fromSort({ column, ascending }: TableSort): string {
  return ascending ? column : `-${column}`;
}
