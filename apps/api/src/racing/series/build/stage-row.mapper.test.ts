import { aRide, aStage, series } from '@otryv/race/testing';
import { expect, it } from 'vitest';
import { toStageRows } from './stage-row.mapper.ts';

it('marks a value accepted in the race of the ride, and in no other race', () => {
  const { entry, ...ride } = aRide(11, { grams: 10_000 });
  const built = series([aStage(1, [{ ...ride, entry: { ...entry, eventId: 7 } }])]);
  const acceptedOf = (eventId: number) => {
    const accepted = [{ eventId, profileId: 11, figure: 'weight' as const, duration: 0, accepted: { value: 10_000 } }];
    const context = { seriesId: 'autumn', order: 1, decisions: new Map(), effortsOf: new Map(), hidden: new Map() };
    const [row] = toStageRows(built.protocols[0]?.rows ?? [], { ...context, accepted });
    return row?.profileData.weightInGrams.isAccepted ?? false;
  };

  expect([acceptedOf(7), acceptedOf(8)]).toEqual([true, false]);
});
