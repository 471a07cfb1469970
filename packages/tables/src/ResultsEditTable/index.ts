export { ResultsEditTable, type ResultsEditTableProps } from './ResultsEditTable.tsx';
