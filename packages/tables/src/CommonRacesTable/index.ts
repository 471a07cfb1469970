export { CommonRacesTable, type CommonRacesTableProps } from './CommonRacesTable.tsx';
export type { CommonRacesTableRow, CommonResult } from './commonRacesTableRow.ts';
