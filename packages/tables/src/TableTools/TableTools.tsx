import type { Density } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, RefObject } from 'react';
import { ColumnMenu } from '../ColumnMenu/ColumnMenu.tsx';
import type { ColumnPreset } from '../ColumnMenu/columnPreset.ts';
import type { ColumnState, TableHandle } from '../DataTable/index.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { FindRow } from './find/FindRow.tsx';
import { OwnRowButton } from './OwnRowButton.tsx';
import classes from './TableTools.module.css';

export interface TableToolsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The table that the tools work on: the ref given to its `table`. */
  table: RefObject<TableHandle | null>;
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  presets?: readonly ColumnPreset[] | undefined;
  density?: Density | undefined;
  onDensity?: ((density: Density) => void) | undefined;
}

/** What a reader can do with a table: go to their own row, find a rider, take the table along, choose its columns. */
export function TableTools({
  table,
  className,
  columnState,
  onColumnState,
  presets,
  density,
  onDensity,
  ...props
}: TableToolsProps) {
  return (
    <div {...props} className={clsx(classes.TableTools, className)}>
      <OwnRowButton table={table} />
      <FindRow table={table} />
      <ExportMenu table={table} />
      <ColumnMenu {...{ table, columnState, onColumnState, presets, density, onDensity }} />
    </div>
  );
}
