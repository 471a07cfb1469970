import type { CommonRacesTableRow, CommonResult } from '../CommonRacesTable/index.ts';

const finish = (place: number, timeMs: number): CommonResult => ({ place, timeMs, disqualification: null });
const dnf: CommonResult = { place: null, timeMs: null, disqualification: { label: 'DNF', reason: null } };

/** Builds a race of two riders, the first 27 s ahead. */
export function aCommonRace(changes: Partial<CommonRacesTableRow> = {}): CommonRacesTableRow {
  return {
    eventId: 5,
    eventName: 'Догонялки КРОНА',
    eventStart: '2026-11-15T16:30:00Z',
    distanceKm: 20.2,
    elevationM: 171,
    results: [finish(14, 1_794_895), finish(27, 1_822_310)],
    uncounted: null,
    aheadAt: 0,
    leadMs: 27_415,
    ...changes,
  };
}

/** Builds races with either ahead, one tied and one that does not count. */
export function someCommonRaces(): CommonRacesTableRow[] {
  return [
    aCommonRace(),
    aCommonRace({
      eventId: 4,
      eventName: 'Четверговая гонка. Холмы',
      results: [finish(21, 1_489_269), finish(2, 1_487_702)],
      aheadAt: 1,
      leadMs: 1567,
    }),
    aCommonRace({ eventId: 3, eventName: 'Вечерний спринт', aheadAt: null, leadMs: 0 }),
    aCommonRace({
      eventId: 2,
      eventName: 'Субботний пролог',
      results: [finish(22, 2_264_966), dnf],
      uncounted: 'notRanked',
      aheadAt: null,
      leadMs: null,
    }),
    aCommonRace({ eventId: 1, eventName: 'Пробная', uncounted: 'otherGroup', aheadAt: null, leadMs: null }),
  ];
}
