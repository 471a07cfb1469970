import { aRide, aStage, aStageLabel, series } from '@otryv/race/testing';
import { expect, it } from 'vitest';
import { shiftsBetween } from '../build/stage-shifts.ts';
import { inOrder, newStage, nextOrder } from './stage.ts';

it('counts a new stage, but a prologue only once its organizer enables it', () => {
  const blank = { name: '', disableTimeGapRule: false, lock: null, hasResults: false, resultsUpdatedAt: null };

  expect(newStage(0, [7])).toEqual({
    ...blank,
    order: 0,
    includeResults: false,
    requiredForGeneral: false,
    eventIds: [7],
  });
  expect(newStage(2, [8, 9])).toEqual({
    ...blank,
    order: 2,
    includeResults: true,
    requiredForGeneral: true,
    eventIds: [8, 9],
  });
});

it('appends a new stage, and prepends a prologue', () => {
  const stages = [newStage(3, []), newStage(0, []), newStage(1, [])];

  expect([nextOrder([]), nextOrder([newStage(0, [])]), nextOrder(stages)]).toEqual([1, 1, 4]);
  expect(inOrder(stages).map(({ order }) => order)).toEqual([0, 1, 3]);
});

it('names the stages, the riders affected by a decision, and their general classification', () => {
  const rides = (late: number) => [aRide(11, { timeMs: 1_500_000 + late }), aRide(12, { timeMs: 1_512_345 })];
  const stages = [
    aStage(2, rides(0)),
    aStage(1, rides(20_000)),
    aStage(3, [aRide(13)], { includeResults: false, requiredForGeneral: false }),
  ];
  const [before, after] = [series(stages), series(stages, [aStageLabel(11, 'DSQ', { stage: 2 })])];
  const { stages: moved, general } = shiftsBetween(before, after);

  expect(moved.map(({ stageOrder, shifts }) => [stageOrder, shifts.map(({ profileId }) => profileId)])).toEqual([
    [2, [12, 11]],
  ]);
  expect(moved[0]?.shifts).toMatchObject([
    { name: 'Rider No12', before: { place: 2, label: null }, after: { place: 1, label: null, timeMs: 1_512_345 } },
    { before: { category: 'A', place: 1 }, after: { place: null, label: 'DSQ', timeMs: 1_500_000 } },
  ]);
  expect(general.map(({ profileId, before: was, after: is }) => [profileId, was?.place, is?.place, is?.label])).toEqual(
    [
      [12, 2, 1, null],
      [11, 1, null, 'DSQ'],
    ],
  );
  expect(shiftsBetween(before, before)).toEqual({ stages: [], general: [] });
  expect(shiftsBetween(before, series(stages.slice(0, 2))).stages).toMatchObject([
    { stageOrder: 3, shifts: [{ profileId: 13, name: 'Rider No13', after: null }] },
  ]);
});
