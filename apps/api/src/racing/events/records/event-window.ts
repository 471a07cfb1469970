import { EXPECTED_WATTS_PER_KG, groupLabelOf, predictedRideSeconds } from '@otryv/race';
import { dayMs, minuteMs } from '../../../kernel/time-units.ts';
import type { SubgroupFields } from './subgroup-fields.ts';

const usualRideMs = 60 * minuteMs;
const firstLookMs = 30 * minuteMs;
const slowestWattsPerKg = 1.5;
const lateShare = 0.15;
const lateMs = 20 * minuteMs;
/** Age beyond which a race is over, whatever its length predicts. */
const longestRaceMs = dayMs;

/** When to check for results first, and when the last, full import is due. */
export interface ImportWindow {
  from: Date;
  until: Date;
}

/**
 * Computes the window of an event's automatic import from the length of its races.
 *
 * The first check is at the predicted first finish, but at most 30 minutes after the start; the last one when the
 * slowest expected rider of the last group has finished, plus 15 % of that ride and 20 minutes.
 */
export function importWindow(eventStart: Date, subgroups: readonly SubgroupFields[]): ImportWindow {
  const rides = subgroups.map((group) => ({ start: group.eventSubgroupStart.getTime(), ...rideTimes(group) }));
  const first = Math.min(...rides.map(({ start, fastestMs }) => start + fastestMs));
  const last = Math.max(...rides.map(({ start, slowestMs }) => start + slowestMs * (1 + lateShare) + lateMs));
  const earliest = eventStart.getTime() + firstLookMs;
  return {
    from: new Date(Math.min(Number.isFinite(first) ? first : earliest, earliest)),
    until: new Date(Number.isFinite(last) ? last : eventStart.getTime() + 2 * usualRideMs),
  };
}

/** Returns the earliest start of a race that may be ongoing: every window ends hours after the start. */
export function ongoingSince(now: Date): Date {
  return new Date(now.getTime() - longestRaceMs);
}

function rideTimes({ label, durationInSeconds, distanceSummary, distanceInMeters }: SubgroupFields) {
  if (durationInSeconds > 0) return { fastestMs: durationInSeconds * 1000, slowestMs: durationInSeconds * 1000 };
  const distanceKm = distanceInMeters > 0 ? distanceInMeters / 1000 : (distanceSummary?.distanceInKilometers ?? 0);
  const elevationM = distanceSummary?.elevationGainInMeters ?? 0;
  const group = groupLabelOf(label);
  const ride = (wattsPerKg: number) => {
    const seconds = predictedRideSeconds({ distanceKm, elevationM, wattsPerKg });
    return seconds === null ? usualRideMs : seconds * 1000;
  };
  return {
    fastestMs: ride(EXPECTED_WATTS_PER_KG[group] ?? EXPECTED_WATTS_PER_KG.A ?? 4.5),
    slowestMs: ride(slowestWattsPerKg),
  };
}
