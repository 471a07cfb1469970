import { roundTo } from '@otryv/race';
import type { ExportValue, TableContent } from '../../DataTable/index.ts';

/** One column of an export. */
export interface ExportedField {
  key: string;
  name: string;
  /** The unit of its numbers, appended to the name. */
  unit: string | undefined;
  value(this: void, row: unknown, position: number): ExportValue;
}

// A thousandth is a millisecond of a time and beyond the precision of any sensor.
const decimals = 3;

/** The fields of an export: the columns in their order, each followed by its additional fields. */
export function exportFields({ columns }: TableContent): ExportedField[] {
  return columns.flatMap(({ key, label, name = label, unit, sortValue, exportValue, alsoExports = [] }) => {
    const value = exportValue ?? sortValue;
    const own = value ? [{ key, name, unit, value: (row: unknown, at: number) => bare(value(row, at)) }] : [];
    const others = alsoExports.map((field) => ({
      key: field.key,
      name: field.name,
      unit: undefined,
      value: (row: unknown) => bare(field.value(row)),
    }));
    return [...own, ...others];
  });
}

function bare(value: ExportValue | undefined): ExportValue {
  if (typeof value === 'number') return Number.isFinite(value) ? roundTo(value, decimals) : null;
  return value ?? null;
}
