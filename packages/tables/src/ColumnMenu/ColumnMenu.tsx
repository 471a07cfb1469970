import { type Density, Icon, Popover, type PopoverProps, useOtryv } from '@otryv/ui';
import { Columns3 } from 'lucide-react';
import { lazy } from 'react';
import type { ColumnState } from '../DataTable/index.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { PowerUnit, ResultsTableRow } from '../ResultsTable/resultsTableRow.ts';

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

// Most readers never open the menu: what stands in it is fetched together with the popover's own panel.
const loadPanel = async () => ({ default: (await import('./ColumnPanel.tsx')).ColumnPanel });
const ColumnPanel = lazy(loadPanel);

/** The choice of a protocol's intervals and other columns: a button that opens them. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { rows, power = 'wattsPerKg', columnState, onColumnState, density, onDensity, onClick, ...button } = props;
  const settings = useOtryv();
  const messages = useMessages();
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
        void loadPanel();
      }}
      title={messages.columns}
      label={label}
    >
      <ColumnPanel {...{ rows, power, columnState, onColumnState, onDensity }} density={density ?? settings.density} />
    </Popover>
  );
}
