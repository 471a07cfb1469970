/** A named set of columns. */
export interface ColumnPreset {
  key: string;
  label: string;
  /** Columns switched on or off, by key. */
  shown: Readonly<Record<string, boolean>>;
}
