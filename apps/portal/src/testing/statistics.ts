import type { IntervalLeaders, RidersInEvents } from '@otryv/contract';
import type { HttpHandler } from 'msw';
import { respondWith } from './respondWith.ts';
import { aListedRider } from './riders.ts';

const updatedAt = '2026-11-21T01:00:00.000Z';

export function someStarts(changes: Partial<RidersInEvents['data']> = {}): RidersInEvents {
  return {
    data: {
      step: 'month',
      periods: Array.from({ length: 12 }, (_, at) => ({
        from: new Date(Date.UTC(2025, 10 + at, 30, 21)).toISOString(),
        male: 1000 + at * 30,
        female: 120 + at,
        events: 50 + at,
      })),
      totals: { riders: 3930, starts: 15_000, finishes: 14_716, events: 612, male: 3419, female: 511 },
      types: [
        { typeRaceCustom: 'classicCommon', events: 400 },
        { typeRaceCustom: 'catchUp', events: 180 },
        { typeRaceCustom: null, events: 32 },
      ],
      updatedAt,
      ...changes,
    },
  };
}

export function someLeaders(): IntervalLeaders {
  const leaders = [15, 60, 300, 1200].flatMap((interval) =>
    [0, 1, 2].map((at) => ({
      zwiftId: 1020 + at,
      interval,
      eventId: 5_100_001,
      eventName: 'Утренний подъём',
      eventStart: '2026-11-14T05:00:00.000Z',
      rider: aListedRider(at),
    })),
  );
  return {
    maxWattsWithProfile: leaders.map((leader, at) => ({ ...leader, watts: 400 - at })),
    maxWattsPerKgWithProfile: leaders.map((leader, at) => ({ ...leader, wattsPerKg: 5.61 - at / 10 })),
    updatedAt,
  };
}

/** Responds with the statistics of a season. */
export function statistics(): HttpHandler[] {
  return [
    respondWith('/api/statistics/riders-in-events/{id}', someStarts()),
    respondWith('/api/statistics/leaders-intervals/{id}', someLeaders()),
    respondWith('/api/statistics/riders-total', {
      data: [
        { ftp: 2.4, quantityMale: 12, quantityFemale: 3 },
        { ftp: 3.2, quantityMale: 40, quantityFemale: 5 },
      ],
      updatedAt,
    }),
    respondWith('/api/statistics/riders-total-age', {
      data: [
        { label: 'Senior', value: 612 },
        { label: 'Master', value: 1488 },
        { label: '', value: 77 },
      ],
      updatedAt,
    }),
    respondWith('/api/statistics/riders-total-racing-score', {
      maleRacingScore: [{ scoreRange: 180, value: 9 }],
      femaleRacingScore: [{ scoreRange: 190, value: 2 }],
      updatedAt,
    }),
  ];
}
