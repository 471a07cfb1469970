import type { RaceFinisher, ResultDto } from '@otryv/contract';

const podiumPlaces = 3;

/** Returns the first three, or each group's winner if groups are ranked separately. */
export function podiumOf(results: readonly ResultDto[]): ResultDto[] {
  const places = results.filter(({ rankEvent }) => rankEvent > 0).toSorted((a, b) => a.rankEvent - b.rankEvent);
  const winners = places.filter(({ rankEvent }) => rankEvent === 1);
  const groups = new Set(winners.map(({ subgroupLabel }) => subgroupLabel));
  if (groups.size < 2) return places.slice(0, podiumPlaces);
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
