import { describe, expect, it } from 'vitest';
import { toCommonRacesTableRow } from './toCommonRacesTableRow.ts';

type Race = Parameters<typeof toCommonRacesTableRow>[0];

const race: Race = {
  eventId: 401,
  eventName: 'Вечерняя гонка',
  eventStart: '2026-11-19T17:00:00.000Z',
  distanceInMeters: 31_800,
  elevationInMeters: 642,
  uncounted: null,
  aheadAt: 1,
  leadMs: 4_321,
  sides: [
    { place: 7, subgroupLabel: 'C', durationInMilliseconds: 2_861_667, disqualification: null },
    { place: 3, subgroupLabel: 'C', durationInMilliseconds: 2_857_346, disqualification: null },
    null,
  ],
};
const finishOf = (disqualification: string | null) => {
  const side = { place: 0, subgroupLabel: 'C' as const, durationInMilliseconds: null, disqualification };
  return toCommonRacesTableRow({ ...race, sides: [side] }).results[0];
};

describe('toCommonRacesTableRow', () => {
  it('has the finishes in the order of the riders, and none of an absent rider', () => {
    expect(toCommonRacesTableRow(race)).toEqual({
      eventId: 401,
      eventName: 'Вечерняя гонка',
      eventStart: '2026-11-19T17:00:00.000Z',
      uncounted: null,
      aheadAt: 1,
      leadMs: 4_321,
      distanceKm: 31.8,
      elevationM: 642,
      results: [
        { place: 7, timeMs: 2_861_667, disqualification: null },
        { place: 3, timeMs: 2_857_346, disqualification: null },
        null,
      ],
    });
    expect(toCommonRacesTableRow({ ...race, distanceInMeters: null }).distanceKm).toBeNull();
  });

  it.each([
    { status: 'VIRTUAL_POWER', label: 'VP' },
    { status: 'DNF', label: 'DNF' },
    { status: 'SOMETHING_NEW', label: 'DSQ' },
  ])('labels a rider out of the classification for $status «$label», without a place', ({ status, label }) => {
    expect(finishOf(status)).toEqual({ place: null, timeMs: null, disqualification: { label, reason: null } });
    expect(finishOf(null)).toMatchObject({ place: null, disqualification: null });
  });
});
