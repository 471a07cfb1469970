export { ResultsListTable, type ResultsListTableProps } from './ResultsListTable.tsx';
export type { ResultsListTableRow } from './resultsListTableRow.ts';
