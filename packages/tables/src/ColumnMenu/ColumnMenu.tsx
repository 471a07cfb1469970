import { type Density, Icon, Popover, type PopoverProps, useOtryv } from '@otryv/ui';
import { Columns3 } from 'lucide-react';
import { lazy, type RefObject, useState } from 'react';
import type { ColumnState, TableHandle } from '../DataTable/index.ts';
import { useToolMessages } from '../messages/tools.ts';
import type { ColumnPreset } from './columnPreset.ts';

export interface ColumnMenuProps extends Omit<PopoverProps, 'children' | 'label' | 'title'> {
  /** The table whose columns are chosen. */
  table: RefObject<TableHandle | null>;
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  /** Choices made beforehand, each for readers who look for the same. */
  presets?: readonly ColumnPreset[] | undefined;
  density?: Density | undefined;
  /** With it the menu offers the three row heights. */
  onDensity?: ((density: Density) => void) | undefined;
}

// Most readers never open the menu: what stands in it is fetched together with the popover's own panel.
const loadPanel = async () => ({ default: (await import('./ColumnPanel.tsx')).ColumnPanel });
const ColumnPanel = lazy(loadPanel);

/** The choice of a table's columns: a button that opens it. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { table, columnState, onColumnState, presets, density, onDensity, onClick, ...button } = props;
  const settings = useOtryv();
  const messages = useToolMessages();
  const [columns, setColumns] = useState<TableHandle['columns']>([]);
  const label = (
    <>
      <Icon of={Columns3} /> {messages.columns}
    </>
  );

  return (
    <Popover
      align="end"
      {...button}
      onClick={(event) => {
        onClick?.(event);
        setColumns(table.current?.columns ?? []);
        void loadPanel();
      }}
      title={messages.columns}
      label={label}
    >
      <ColumnPanel
        {...{ columns, columnState, onColumnState, presets, onDensity }}
        density={density ?? settings.density}
      />
    </Popover>
  );
}
