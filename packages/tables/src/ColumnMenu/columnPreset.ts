import type { ColumnState } from '../DataTable/index.ts';

/** A choice of columns under a name. */
export interface ColumnPreset {
  key: string;
  label: string;
  columnState: ColumnState;
}
