import { CP_DURATIONS, DEFAULT_HIDDEN_CP, formatInterval } from '@otryv/race';
import { type Density, useOtryv } from '@otryv/ui';
import { ColumnMenu } from '../ColumnMenu/index.ts';
import type { ColumnState } from '../DataTable/index.ts';
import { useMessages } from '../messages/useMessages.ts';
import { intervalKey } from './powerColumns.tsx';
import classes from './ResultsTable.module.css';
import { dataColumnKeys } from './resultsColumns.ts';

export interface ResultsColumnMenuProps {
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  density: Density;
  onDensity?: ((density: Density) => void) | undefined;
  /** Columns without a single value; they cannot be switched on. */
  empty: ReadonlySet<string>;
}

/** The choice of the protocol's intervals and other columns. */
export function ResultsColumnMenu({ empty, ...props }: ResultsColumnMenuProps) {
  const { locale } = useOtryv();
  const messages = useMessages();
  const item = (key: string, label: string, isShown: boolean) => ({
    key,
    label,
    checked: !empty.has(key) && (props.columnState[key] ?? isShown),
    empty: empty.has(key),
  });

  return (
    <ColumnMenu
      {...props}
      className={classes.ResultsColumns}
      groups={[
        {
          title: messages.groups.bestPower,
          columns: 2,
          items: CP_DURATIONS.map((duration) =>
            item(intervalKey(duration), formatInterval(duration, locale), !DEFAULT_HIDDEN_CP.includes(duration)),
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
