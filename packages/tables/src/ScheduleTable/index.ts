export { ScheduleTable, type ScheduleTableProps } from './ScheduleTable.tsx';
export type { RaceListRow, ScheduleTableRow } from './scheduleTableRow.ts';
