import { bestEfforts, CP_DURATIONS, normalizedPower } from '@otryv/race';
import { encodePower } from './power-by-second.ts';

/** Data of a ride besides its samples. */
interface Facts {
  activityId: string;
  profileId: number;
  /** `null` outside the races of this site. */
  eventId: number | null;
  weightInGrams: number | null;
  isVirtualPower: boolean;
}

/** Builds the stored record of a ride: its samples, and the efforts of its first `counted` seconds. */
export function toRecord(facts: Facts, samples: Uint16Array, startedAt: Date, counted: number) {
  const { activityId, profileId, eventId, weightInGrams, isVirtualPower } = facts;
  const ridden = samples.subarray(0, counted);
  const best = bestEfforts(ridden, CP_DURATIONS);
  return {
    activityId,
    profileId,
    eventId,
    startedAt,
    weightInGrams,
    isVirtualPower,
    power: encodePower(samples),
    raceSeconds: counted,
    bestEfforts: CP_DURATIONS.map((duration) => ({ duration, watts: best.get(duration) ?? null })),
    normalizedPower: normalizedPower(ridden),
  };
}
