import type { RaceWinner, ResultDto } from '@otryv/contract';
import { type FinishProtocol, RankedRow, winnerOf } from '@otryv/race';

/** Returns the winner of a protocol for race lists, from its rows before and after mapping; `null` without a winner. */
export function toWinner(
  ranked: readonly RankedRow[],
  rows: readonly ResultDto[],
  kind: FinishProtocol,
): RaceWinner | null {
  const winner = winnerOf(ranked, kind);
  const row = winner && rows[ranked.indexOf(winner.row)];
  if (!row) return null;
  const { profileId, profileData, subgroupLabel, activityData } = row;
  return {
    profileId,
    firstName: profileData.firstName,
    lastName: profileData.lastName,
    countryAlpha3: profileData.countryAlpha3,
    subgroupLabel,
    durationInMilliseconds: activityData.durationInMilliseconds.value,
    secondGap: winner.secondGapMs,
  };
}
