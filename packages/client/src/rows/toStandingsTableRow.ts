import type { GeneralRow } from '@otryv/contract';
import type { JerseyKind, StandingsTableRow } from '@otryv/tables';

/** A row of the API's standings as a row of the table; `jerseys` by the number of the rider. */
export function toStandingsTableRow(
  row: GeneralRow,
  jerseys: ReadonlyMap<number, readonly JerseyKind[]> = new Map(),
): StandingsTableRow {
  const { profileData, profileId } = row;
  return {
    ...row,
    // The sum of no stage is no time.
    totalTimeInMilliseconds: row.totalTimeInMilliseconds || null,
    rider: profileData,
    jerseys: jerseys.get(profileId) ?? [],
  };
}
