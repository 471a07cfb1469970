import type { Density } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, RefObject } from 'react';
import { ColumnMenu } from '../ColumnMenu/ColumnMenu.tsx';
import type { ColumnPreset } from '../ColumnMenu/columnPreset.ts';
import type { ColumnLayout, TableHandle } from '../DataTable/index.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { FindRow } from './find/FindRow.tsx';
import { OwnRowButton } from './OwnRowButton.tsx';
import classes from './TableTools.module.css';

export interface TableToolsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The table that the tools apply to: the ref passed to its `table`. */
  table: RefObject<TableHandle | null>;
  columnLayout: ColumnLayout;
  onColumnLayout: (layout: ColumnLayout) => void;
  presets?: readonly ColumnPreset[] | undefined;
  density?: Density | undefined;
  onDensity?: ((density: Density) => void) | undefined;
}

/** The tools of a table: go to the own row, find a rider, export, select columns. */
export function TableTools({
  table,
  className,
  columnLayout,
  onColumnLayout,
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
      <ColumnMenu {...{ table, columnLayout, onColumnLayout, presets, density, onDensity }} />
    </div>
  );
}
