import { digestQuery, organizerMainFields } from '@otryv/contract/schemas';
import { newEventDraft, ridesInCurve, startingAt } from '@otryv/race';
import { dayMs, hourMs, minuteMs } from '../../kernel/time-units.ts';
import { ANCHOR } from '../start-race-world.ts';
import { type Borders, type Scene } from './border.ts';

/** Rules that the portal shares through the same packages. */
export const sharedBorders: Borders = {
  'race/event/eventStart.ts › registrationMinutes': {
    atMs: 30 * minuteMs,
    states: [false, true],
    begin: (scene) => () => scene.now >= new Date(inAnHour().registrationStart ?? ''),
  },
  'race/event/eventStart.ts › lineUpMinutes': {
    atMs: 55 * minuteMs,
    states: [false, true],
    begin: (scene) => () => scene.now >= new Date(inAnHour().lineUpStart ?? ''),
  },
  'race/power/powerCurve.ts › CURVE_DAYS': {
    atMs: 90 * dayMs + 1,
    states: [1, 0],
    begin: (scene) => () => {
      const ride = { startedAtMs: scene.start.getTime(), weightInGrams: null, bestEfforts: [] };
      return ridesInCurve([ride], scene.now.getTime()).length;
    },
  },
  'contract/mailings/schemas.ts › longestDigestDays': {
    atMs: Date.parse('2027-01-23T00:00:00Z') - ANCHOR.getTime(),
    states: [true, false],
    begin: (scene) => () => {
      const endDate = scene.now.toISOString().slice(0, 10);
      return digestQuery.safeParse({ startDate: '2026-11-21', endDate }).success;
    },
  },
  'contract/organizers/schemas.ts › MOST_PROTEST_HOURS': {
    atMs: 168 * hourMs + 1,
    states: [true, false],
    begin: (scene) => () => isProtestTime(scene),
  },
};

/** Returns a group that starts an hour after the start. */
function inAnHour() {
  const startMs = ANCHOR.getTime() + hourMs;
  const [group] = newEventDraft({ startMs: ANCHOR.getTime(), clubId: null }).event.eventSubgroups;
  if (!group) throw new Error('A draft without a group.');
  return startingAt(group, startMs);
}

/** Returns whether the hours passed since the start are a valid protest window of an organizer. */
function isProtestTime({ now, start }: Scene): boolean {
  const hours = String(Math.ceil((now.getTime() - start.getTime()) / hourMs));
  return organizerMainFields.shape.protestHours.safeParse(hours).success;
}
