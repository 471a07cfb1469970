import { type CheckboxGroup, CheckboxMenu, type Density, Icon, Popover, SegmentedControl } from '@otryv/ui';
import { Columns3 } from 'lucide-react';
import type { ColumnState } from '../DataTable/index.ts';
import { useMessages } from '../messages/useMessages.ts';
import classes from './ColumnMenu.module.css';

export interface ColumnMenuProps {
  className?: string | undefined;
  /** The columns of the table by subject, each checked while it is shown. */
  groups: readonly CheckboxGroup[];
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  density: Density;
  /** Without it the height of the rows cannot be chosen. */
  onDensity?: ((density: Density) => void) | undefined;
}

const densities = ['compact', 'standard', 'comfortable'] as const;

/** A button that opens the choice of columns; each choice applies at once. */
export function ColumnMenu({ className, groups, columnState, onColumnState, density, onDensity }: ColumnMenuProps) {
  const messages = useMessages();

  return (
    <Popover
      className={className}
      title={messages.columns}
      align="end"
      label={
        <>
          <Icon of={Columns3} /> {messages.columns}
        </>
      }
    >
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
    </Popover>
  );
}
