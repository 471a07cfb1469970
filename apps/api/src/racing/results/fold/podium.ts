import type { RaceFinisher, ResultDto } from '@otryv/contract';

const podiumPlaces = 3;

/** The first three, or the winner of each group where places are counted by group. */
export function podiumOf(results: readonly ResultDto[]): ResultDto[] {
  const places = results.filter(({ rankEvent }) => rankEvent > 0).toSorted((a, b) => a.rankEvent - b.rankEvent);
  const winners = places.filter(({ rankEvent }) => rankEvent === 1);
  const groups = new Set(winners.map(({ subgroupLabel }) => subgroupLabel));
  if (groups.size < 2) return places.slice(0, podiumPlaces);
  return [...groups].toSorted().flatMap((label) => winners.find(({ subgroupLabel }) => subgroupLabel === label) ?? []);
}

/** The same rows as races that are on show them. */
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
