export {
  type ClassificationRow,
  ClassificationTable,
  type ClassificationTableProps,
} from './ClassificationTable.tsx';
export {
  type TeamClassificationRow,
  TeamClassificationTable,
  type TeamClassificationTableProps,
} from './TeamClassificationTable.tsx';
