export { ResultsListTable, type ResultsListTableProps, type ResultsListTableRow } from './ResultsListTable.tsx';
