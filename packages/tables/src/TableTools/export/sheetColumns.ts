import type { SheetColumn } from '@otryv/race';
import type { TableContent } from '../../DataTable/index.ts';

/** Converts the columns of a table to those of a sheet, each followed by its additional fields. */
export function sheetColumns({ columns }: TableContent): SheetColumn<unknown>[] {
  return columns.flatMap(({ label, name: fullName = label, exportName: name = fullName, ...column }) => {
    const { key, exportMs, exportText, sortValue, exportValue = sortValue, unit, decimals, alsoExports = [] } = column;
    if (exportMs) return [{ key, name, timeMs: exportMs, ...(exportText && { text: exportText }) }, ...alsoExports];
    return [...(exportValue ? [{ key, name, unit, decimals, value: exportValue }] : []), ...alsoExports];
  });
}
