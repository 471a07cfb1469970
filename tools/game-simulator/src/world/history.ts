import type { GameEvent } from './gameEvent.ts';
import { byLevel, catchUp, newbies, series, timeTrial } from './raceFormats.ts';
import type { RacePlan } from './racePlan.ts';
import type { Rider } from './riders.ts';
import { buildEvent, MOST_GROUPS, type SeasonRace, toSeasonRace } from './season.ts';

const FIRST_EVENT = 5_000_001;
const FIRST_GROUP = 6_000_001;
const RACES = 206;
const FIRST_DAY = -15;
const DAYS_BETWEEN = 2;

type Course = readonly [route: string, laps: number];

const courses: readonly Course[] = [
  ['volcano-circuit', 4],
  ['cobbled-climbs', 2],
  ['tempus-fugit', 1],
  ['innsbruckring', 2],
  ['bell-lap', 8],
  ['greater-london-flat', 1],
  ['2015-uci-worlds-course', 1],
  ['casse-pattes', 1],
  ['champs-elysees', 3],
  ['park-perimeter-loop', 2],
  ['sand-and-sequoias', 1],
];

const formats: readonly Omit<RacePlan, 'day' | 'route' | 'laps'>[] = [
  { ...catchUp, clock: '16:30', name: 'Вечерние догонялки' },
  { ...series, clock: '08:00', name: 'Утро по Оси' },
  {
    clock: '18:00',
    name: 'Вторник в полный ход',
    organizer: 'wind',
    finishProtocol: 'classicGroup',
    eventType: 'RACE',
    groups: byLevel([12, 20, 16, 10]),
    description: 'Гонка по группам: старт общий, зачёт в каждой группе свой.',
  },
  { ...newbies, clock: '16:00', name: 'Новички' },
  { ...timeTrial, clock: '17:00', name: 'Цеховая разделка' },
];

/**
 * Returns the races of the fourteen months before the season, latest first: one every other day, with the same riders.
 */
export function history(anchor: Date): SeasonRace[] {
  return plans.map((plan, index) => toSeasonRace(plan, FIRST_EVENT + index, anchor));
}

/** Builds the events of the history with their groups and signed-up riders. */
export function buildHistory(anchor: Date, seed: number, riders: readonly Rider[]): GameEvent[] {
  return plans.map((plan, index) => {
    const ids = { id: FIRST_EVENT + index, firstGroupId: FIRST_GROUP + index * MOST_GROUPS };
    return { ...buildEvent(plan, ids, { anchor, seed, riders }), isSteady: true };
  });
}

const plans: readonly RacePlan[] = Array.from({ length: RACES }, (_, index) => {
  const format = formats[index % formats.length] ?? formats[0];
  const [route, laps] = courses[index % courses.length] ?? ['tempus-fugit', 1];
  if (!format) throw new Error('The history has no format of a race.');
  // The oldest has the number 1.
  const number = Math.ceil((RACES - index) / formats.length);
  return { ...format, name: `${format.name} №${number}`, route, laps, day: FIRST_DAY - index * DAYS_BETWEEN };
});
