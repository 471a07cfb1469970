import type { RaceFinisher, ResultDto } from '@otryv/contract';

const podiumRanks = 3;

/** Returns the first three, or each group's winner if groups are ranked separately. */
export function podiumOf(results: readonly ResultDto[]): ResultDto[] {
  const ranked = results.filter(({ rankEvent }) => rankEvent > 0).toSorted((a, b) => a.rankEvent - b.rankEvent);
  const winners = ranked.filter(({ rankEvent }) => rankEvent === 1);
  const groups = new Set(winners.map(({ subgroupLabel }) => subgroupLabel));
  if (groups.size < 2) return ranked.slice(0, podiumRanks);
  return [...groups].toSorted().flatMap((label) => winners.find(({ subgroupLabel }) => subgroupLabel === label) ?? []);
}

/** Returns the same rows in the form ongoing races show. */
export function firstFinishers(results: readonly ResultDto[]): RaceFinisher[] {
  return podiumOf(results).map(({ profileId, profileData, subgroupLabel, rankEvent, activityData }) => ({
    profileId,
    firstName: profileData.firstName,
    lastName: profileData.lastName,
    countryAlpha3: profileData.countryAlpha3,
    subgroupLabel,
    place: rankEvent,
    durationInMilliseconds: activityData.durationInMilliseconds.value,
  }));
}
