import { type CheckboxGroup, CheckboxMenu, type Density, SegmentedControl } from '@otryv/ui';
import type { ColumnState } from '../DataTable/index.ts';
import { useMessages } from '../messages/useMessages.ts';
import classes from './ColumnMenu.module.css';

export interface ColumnPanelProps {
  /** The columns of the table by subject, each checked while it is shown. */
  groups: readonly CheckboxGroup[];
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  density: Density;
  /** Without it the height of the rows cannot be chosen. */
  onDensity?: ((density: Density) => void) | undefined;
}

const densities = ['compact', 'standard', 'comfortable'] as const;

/** What stands in a column menu; each choice applies at once. */
export function ColumnPanel({ groups, columnState, onColumnState, density, onDensity }: ColumnPanelProps) {
  const messages = useMessages();

  return (
    <CheckboxMenu
      groups={groups}
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
