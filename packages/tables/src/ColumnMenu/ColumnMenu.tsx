import { CP_DURATIONS, DEFAULT_HIDDEN_CP, formatInterval } from '@otryv/race';
import { type Density, Icon, Popover, type PopoverProps, useOtryv } from '@otryv/ui';
import { Columns3 } from 'lucide-react';
import { useMemo } from 'react';
import type { ColumnState } from '../DataTable/index.ts';
import { useMessages } from '../messages/useMessages.ts';
import { intervalKey } from '../ResultsTable/powerColumns.tsx';
import { dataColumnKeys, emptyColumns } from '../ResultsTable/resultsColumns.ts';
import type { PowerUnit, ResultsTableRow } from '../ResultsTable/resultsTableRow.ts';
import { ColumnPanel } from './ColumnPanel.tsx';

export interface ColumnMenuProps extends Omit<PopoverProps, 'children' | 'label' | 'title'> {
  /** The whole protocol: columns without a single value cannot be switched on. */
  rows: readonly ResultsTableRow[];
  power?: PowerUnit | undefined;
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  density?: Density | undefined;
  /** With it the menu offers the three row heights. */
  onDensity?: ((density: Density) => void) | undefined;
}

/** The choice of a protocol's intervals and other columns: a button that opens them. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { rows, power = 'wattsPerKg', columnState, onColumnState, density, onDensity, ...button } = props;
  const settings = useOtryv();
  const messages = useMessages();
  const groups = useColumnGroups(rows, power, columnState);
  const label = (
    <>
      <Icon of={Columns3} /> {messages.columns}
    </>
  );

  return (
    <Popover align="end" {...button} title={messages.columns} label={label}>
      <ColumnPanel {...{ groups, columnState, onColumnState, onDensity }} density={density ?? settings.density} />
    </Popover>
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
  const intervals = CP_DURATIONS.map((duration) =>
    item(intervalKey(duration), formatInterval(duration, locale), !DEFAULT_HIDDEN_CP.includes(duration)),
  );

  return [
    { title: messages.groups.bestPower, columns: 2 as const, items: intervals },
    {
      title: messages.groups.data,
      columns: 2 as const,
      items: dataColumnKeys.map((key) => item(key, messages[key].name, true)),
    },
  ];
}
