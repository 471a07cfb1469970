import type { GeneralRow } from '@otryv/contract';
import type { JerseyKind, StandingsTableRow } from '@otryv/tables';

/** Converts a row of the API's standings to a table row; `jerseys` are by rider number. */
export function toStandingsTableRow(
  row: GeneralRow,
  jerseys: ReadonlyMap<number, readonly JerseyKind[]> = new Map(),
): StandingsTableRow {
  const { profileData, profileId } = row;
  return {
    ...row,
    // Without stages there is no total time.
    totalTimeInMilliseconds: row.totalTimeInMilliseconds || null,
    rider: profileData,
    jerseys: jerseys.get(profileId) ?? [],
  };
}
