import { searchKey, searchMatcher } from '@otryv/race';
import type { ResultsTableRow } from '@otryv/tables';

interface RowFilter {
  search: string;
  onlyDecided: boolean;
}

export function riderOf({ rider }: ResultsTableRow): string {
  return `${rider.firstName} ${rider.lastName}`.trim();
}

/** Returns the rows whose rider's name or number contains a text; optionally only those with a manual decision. */
export function filterRows(rows: readonly ResultsTableRow[], { search, onlyDecided }: RowFilter): ResultsTableRow[] {
  const matches = searchMatcher(search);
  return rows.filter((row) => {
    const label = row.disqualification?.label;
    const isDecided = label === 'DSQ' || label === 'OFR' || Boolean(row.movedFrom);
    if (onlyDecided && !isDecided) return false;
    return matches(searchKey(`${riderOf(row)} ${row.profileId}`));
  });
}

/** Whether the game sent a group that the event does not have, and no decision sets one. */
export function isWithoutGroup({ disqualification }: Pick<ResultsTableRow, 'disqualification'>): boolean {
  return disqualification?.label === 'UNC';
}
