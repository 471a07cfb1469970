import type { RaceResults, ResultDto } from '@otryv/contract';
import { implausibleIntervals } from '@otryv/race';
import type { RiderRace } from '../records/rider-results.repository.ts';

/** Maps the rows of a protocol by account, with one row per person: the one that counts. */
export function toRiderResults({ event }: RaceResults): RiderRace[] {
  const { id: eventId, name: eventName, typeRaceCustom } = event;
  const eventStart = new Date(event.eventStart);
  const people = Map.groupBy(event.results, ({ profileId }) => profileId);
  const counted = [...people.values()].flatMap(
    (rows) => rows.find(({ disqualification }) => disqualification !== 'DNF') ?? rows[0] ?? [],
  );
  return counted.map((row) => ({
    eventId,
    eventName,
    eventStart,
    typeRaceCustom,
    accountId: accountOf(row),
    male: row.profileData.gender !== 'FEMALE',
    place: row.rankEvent,
    row,
    ...(row.profileData.team && { teamSlug: row.profileData.team.urlSlug }),
    efforts: effortsOf(row),
  }));
}

/** Returns the account that raced, which is the second part of the row's id. */
function accountOf({ _id }: ResultDto): number {
  return Number(_id.split('.')[1]);
}

/** Returns the efforts that races are ordered by, without the implausible ones. */
function effortsOf({ cpBestEfforts }: ResultDto): Record<string, number> {
  const implausible = implausibleIntervals(cpBestEfforts);
  const plausible = cpBestEfforts.filter(({ duration }) => !implausible.has(duration));
  const efforts = plausible.flatMap(({ duration, watts, wattsKg }) => [
    [`cp-watts-${duration}`, watts.value] as const,
    [`cp-wattsKg-${duration}`, wattsKg.value] as const,
  ]);
  return Object.fromEntries(efforts.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}
