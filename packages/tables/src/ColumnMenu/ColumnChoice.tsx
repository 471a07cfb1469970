import {
  type CheckboxGroup,
  CheckboxMenu,
  type Density,
  Icon,
  Popover,
  type PopoverProps,
  SegmentedControl,
} from '@otryv/ui';
import { Columns3 } from 'lucide-react';
import type { ColumnState } from '../DataTable/index.ts';
import { useMessages } from '../messages/useMessages.ts';
import classes from './ColumnChoice.module.css';

export interface ColumnChoiceProps extends Omit<PopoverProps, 'children' | 'label' | 'title'> {
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
export function ColumnChoice({ groups, columnState, onColumnState, density, onDensity, ...props }: ColumnChoiceProps) {
  const messages = useMessages();
  const label = (
    <>
      <Icon of={Columns3} /> {messages.columns}
    </>
  );

  return (
    <Popover align="end" {...props} title={messages.columns} label={label}>
      <CheckboxMenu
        groups={groups}
        onToggle={(key, checked) => onColumnState({ ...columnState, [key]: checked })}
        onReset={() => onColumnState({})}
      >
        {onDensity && (
          <div className={classes.ColumnChoiceDensity}>
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
