/** A choice of columns under a name. */
export interface ColumnPreset {
  key: string;
  label: string;
  /** Columns switched on or off, by key. */
  shown: Readonly<Record<string, boolean>>;
}
