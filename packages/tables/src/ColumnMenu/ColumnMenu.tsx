import { type Density, Icon, lazyPart, Popover, type PopoverProps, useMessages, useOtryv } from '@otryv/ui';
import { Columns3 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { ColumnLayout, TableHandle } from '../DataTable/index.ts';
import { toolCatalogues } from '../messages/tools.ts';
import type { ColumnPreset } from './columnPreset.ts';

export interface ColumnMenuProps extends Omit<PopoverProps, 'children' | 'label' | 'title'> {
  /** Ref passed to the table's `table`. */
  table: RefObject<TableHandle | null>;
  columnLayout: ColumnLayout;
  onColumnLayout: (layout: ColumnLayout) => void;
  /** Predefined sets of columns. */
  presets?: readonly ColumnPreset[] | undefined;
  density?: Density | undefined;
  /** Called with a selected row height; without it the menu offers none. */
  onDensity?: ((density: Density) => void) | undefined;
}

// The menu is rarely opened: its content is loaded together with the popover's panel.
const loadPanel = async () => ({ default: (await import('./ColumnPanel.tsx')).ColumnPanel });
const ColumnPanel = lazyPart(loadPanel);

/** A button that opens the column menu of a table. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { table, columnLayout, onColumnLayout, presets, density, onDensity, onClick, ...button } = props;
  const settings = useOtryv();
  const messages = useMessages(toolCatalogues);
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
        {...{ columns, columnLayout, onColumnLayout, presets, onDensity }}
        density={density ?? settings.density}
      />
    </Popover>
  );
}
