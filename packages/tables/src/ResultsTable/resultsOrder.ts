import { type FinishProtocol, isRankedByGroup } from '@otryv/race';
import type { TableOrder } from '../DataTable/index.ts';

const byTime: TableOrder = [{ column: 'time', ascending: true }];
const byCategory: TableOrder = [{ column: 'category', ascending: true }];
const columnsOfMarks = ['place', 'category', 'rider', 'time'];

/** Returns the initial order of a protocol: by category if groups are ranked separately, by time otherwise. */
export const initialOrder = (kind: FinishProtocol): TableOrder => (isRankedByGroup(kind) ? byCategory : byTime);

/** Whether an order depends only on the fields of `resultMarks`, so that other changes of a row do not move it. */
export const isByMarks = (sort: TableOrder): boolean => sort.every(({ column }) => columnsOfMarks.includes(column));
