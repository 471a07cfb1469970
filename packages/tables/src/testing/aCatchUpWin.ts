import type { CatchUpWin } from '../CatchUpTables/index.ts';
import { aProtocol } from './aProtocol.ts';

/** Builds one invented win in a catch-up race of five groups. */
export function aCatchUpWin(changes: Partial<CatchUpWin> = {}): CatchUpWin {
  const { eventId = 1, profileId = 7 } = changes;

  return {
    eventId,
    eventStart: '2026-11-19T16:30:00Z',
    groupLabel: 'B',
    profileId,
    rider: {
      firstName: 'Лев',
      lastName: 'Подветренный',
      gender: 'MALE',
      imageSrc: null,
      countryAlpha3: 'RUS',
      team: null,
    },
    durationInMilliseconds: 2_911_482,
    speedKmh: 41.7,
    finishers: 64,
    startGaps: (['E', 'D', 'C', 'B', 'A'] as const).map((groupLabel, at) => ({
      groupLabel,
      gapInMilliseconds: at * 150_000,
    })),
    world: 'watopia',
    route: 'Песок и секвойи',
    laps: 1,
    distanceKm: 33.8,
    elevationM: 171,
    ...changes,
  };
}

const groups = ['B', 'A', 'B', 'C', 'E', 'B', 'A', 'D', 'B', 'A', 'C', 'B', 'E', 'B'] as const;
const dayMs = 86_400_000;

/** Builds fourteen invented wins, one a week, latest first. */
export function someCatchUpWins(): CatchUpWin[] {
  const riders = aProtocol(5);
  const latest = Date.parse('2026-11-19T16:30:00Z');

  return groups.map((groupLabel, at) => {
    const rider = riders[(at * 2) % riders.length];
    return aCatchUpWin({
      eventId: 100 - at,
      eventStart: new Date(latest - at * 7 * dayMs).toISOString(),
      groupLabel,
      durationInMilliseconds: 2_911_482 + at * 21_733,
      speedKmh: 41.7 - at * 0.3,
      finishers: 64 + at * 3,
      ...(rider && { profileId: rider.profileId, rider: rider.rider }),
    });
  });
}
