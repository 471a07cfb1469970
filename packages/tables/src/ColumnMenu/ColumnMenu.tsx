import { CP_DURATIONS, DEFAULT_HIDDEN_CP, formatInterval } from '@otryv/race';
import { type ButtonProps, type Density, useOtryv } from '@otryv/ui';
import { useMemo } from 'react';
import type { ColumnState } from '../DataTable/index.ts';
import { useMessages } from '../messages/useMessages.ts';
import { intervalKey } from '../ResultsTable/powerColumns.tsx';
import { dataColumnKeys, emptyColumns } from '../ResultsTable/resultsColumns.ts';
import type { PowerUnit, ResultsTableRow } from '../ResultsTable/resultsTableRow.ts';
import { ColumnChoice } from './ColumnChoice.tsx';

export interface ColumnMenuProps extends Omit<ButtonProps, 'children' | 'popover' | 'busy' | 'ref' | 'title'> {
  /** The whole protocol: columns without a single value cannot be switched on. */
  rows: readonly ResultsTableRow[];
  power?: PowerUnit | undefined;
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  density?: Density | undefined;
  /** With it the menu offers the three row heights. */
  onDensity?: ((density: Density) => void) | undefined;
  ref?: (button: HTMLButtonElement | null) => void;
}

/** The choice of a protocol's intervals and other columns: a button that opens them. */
export function ColumnMenu({ rows, power = 'wattsPerKg', density, ...props }: ColumnMenuProps) {
  const settings = useOtryv();
  const messages = useMessages();
  const empty = useMemo(() => emptyColumns(rows, power), [rows, power]);
  const item = (key: string, label: string, isShown: boolean) => ({
    key,
    label,
    checked: !empty.has(key) && (props.columnState[key] ?? isShown),
    empty: empty.has(key),
  });

  return (
    <ColumnChoice
      {...props}
      density={density ?? settings.density}
      groups={[
        {
          title: messages.groups.bestPower,
          columns: 2,
          items: CP_DURATIONS.map((duration) =>
            item(
              intervalKey(duration),
              formatInterval(duration, settings.locale),
              !DEFAULT_HIDDEN_CP.includes(duration),
            ),
          ),
        },
        {
          title: messages.groups.data,
          columns: 2,
          items: dataColumnKeys.map((key) => item(key, messages[key].name, true)),
        },
      ]}
    />
  );
}
