import { CP_DURATIONS, DEFAULT_HIDDEN_CP } from '@otryv/race';
import { CheckboxMenu, type Density, SegmentedControl, useOtryv } from '@otryv/ui';
import { useMemo } from 'react';
import type { ColumnState } from '../DataTable/index.ts';
import { useMessages } from '../messages/useMessages.ts';
import { intervalColumn } from '../ResultsTable/intervalColumn.ts';
import { dataColumnKeys, emptyColumns } from '../ResultsTable/resultsColumns.ts';
import type { PowerUnit, ResultsTableRow } from '../ResultsTable/resultsTableRow.ts';
import classes from './ColumnMenu.module.css';

export interface ColumnPanelProps {
  /** The whole protocol: columns without a single value cannot be switched on. */
  rows: readonly ResultsTableRow[];
  power: PowerUnit;
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  density: Density;
  /** Without it the height of the rows cannot be chosen. */
  onDensity: ((density: Density) => void) | undefined;
}

const densities = ['compact', 'standard', 'comfortable'] as const;

/** What stands in a column menu; each choice applies at once. */
export function ColumnPanel({ rows, power, columnState, onColumnState, density, onDensity }: ColumnPanelProps) {
  const messages = useMessages();

  return (
    <CheckboxMenu
      groups={useColumnGroups(rows, power, columnState)}
      onToggle={(key, checked) => onColumnState({ ...columnState, [key]: checked })}
      onReset={() => onColumnState({})}
    >
      {onDensity && (
        <div className={classes.ColumnMenuDensity}>
          <span>{messages.density}</span>
          <SegmentedControl
            label={messages.density}
            options={densities.map((value) => ({ value, label: messages.densities[value] }))}
            value={density}
            onChange={onDensity}
          />
        </div>
      )}
    </CheckboxMenu>
  );
}

function useColumnGroups(rows: readonly ResultsTableRow[], power: PowerUnit, columnState: ColumnState) {
  const { locale } = useOtryv();
  const messages = useMessages();
  const empty = useMemo(() => emptyColumns(rows, power), [rows, power]);
  const item = (key: string, label: string, isShown: boolean) => ({
    key,
    label,
    checked: !empty.has(key) && (columnState[key] ?? isShown),
    empty: empty.has(key),
  });
  const intervals = CP_DURATIONS.map((duration) => {
    const { key, label } = intervalColumn(duration, messages, locale);
    return item(key, label, !DEFAULT_HIDDEN_CP.includes(duration));
  });

  return [
    { title: messages.groups.bestPower, columns: 2 as const, items: intervals },
    {
      title: messages.groups.data,
      columns: 2 as const,
      items: dataColumnKeys.map((key) => item(key, messages[key].name, true)),
    },
  ];
}
