import type { GroupsTableRow } from '../GroupsTable/index.ts';

/** Builds one group of an invented race. */
export function aGroup(changes: Partial<GroupsTableRow> = {}): GroupsTableRow {
  return {
    id: 1,
    subgroupLabel: 'A',
    laps: 2,
    distanceInMeters: 0,
    eventSubgroupStart: '2026-11-21T14:30:00Z',
    paceType: 1,
    fromPaceValue: 4.2,
    toPaceValue: 6,
    rangeAccessLabel: null,
    ...changes,
  };
}

/** Builds four groups that start a minute apart. */
export function someGroups(): GroupsTableRow[] {
  return ['A', 'B', 'C', 'D'].map((subgroupLabel, at) =>
    aGroup({
      id: at + 1,
      subgroupLabel,
      eventSubgroupStart: `2026-11-21T14:3${at}:00Z`,
      fromPaceValue: 4 - at,
      toPaceValue: 6 - at,
    }),
  );
}
