/** Figures of a chart as a table: a text alternative for screen readers, printers and servers. */
export interface ChartTableData {
  head: readonly string[];
  rows: readonly { key: string | number; cells: readonly string[] }[];
}
