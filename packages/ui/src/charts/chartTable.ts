/** The figures of a chart as a table: the same in words, for readers, printers and servers. */
export interface ChartTableData {
  head: readonly string[];
  rows: readonly { key: string | number; cells: readonly string[] }[];
}
