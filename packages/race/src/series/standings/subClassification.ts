import { type AgeCategory, ageCategory } from '../../categories/ageCategory.ts';
import { groupBy } from '../../lists/groupBy.ts';
import { rankFields } from '../rankFields.ts';
import type { Standings, StandingsRow } from './standings.ts';
import { standingsRanking } from './standingsRanking.ts';

/** Ranks the women of a general classification separately, with unchanged totals; the others are omitted. */
export function womensClassification(standings: Standings): StandingsRow[] {
  return rankedApart(
    standings,
    standings.rows.filter(({ rider }) => rider.gender === 'FEMALE'),
  );
}

/** Ranks each age group separately, by the age on the rider's latest stage; riders without an age are omitted. */
export function ageClassifications(standings: Standings): Map<AgeCategory, StandingsRow[]> {
  const groups = new Map<AgeCategory, StandingsRow[]>();
  for (const [group, rows] of groupBy(standings.rows, ({ rider }) => ageCategory(rider.age))) {
    if (group !== null) groups.set(group, rankedApart(standings, rows));
  }
  return groups;
}

function rankedApart(standings: Standings, rows: readonly StandingsRow[]): StandingsRow[] {
  const inside = rows.filter(({ disqualification }) => disqualification === null);
  const outside = rows.filter(({ disqualification }) => disqualification !== null);
  const ranked = rankFields(inside, standingsRanking(standings, standings.stages));
  return [...ranked.map(({ row, rank, gapsInCategories }) => ({ ...row, rank, gapsInCategories })), ...outside];
}
