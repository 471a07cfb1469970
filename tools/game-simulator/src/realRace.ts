import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from 'zwift-data';
import { randomFor } from './random.ts';
import { bodyOf } from './simulation/physics.ts';
import type { EventGroup, GameEvent } from './world/gameEvent.ts';
import type { GroupLabel } from './world/racePlan.ts';
import { inventEngine, type Rider } from './world/riders.ts';

const GROUP_OFFSET = 1_800_000;
const PACES: readonly [GroupLabel, number][] = [
  ['A', 4.3],
  ['B', 3.7],
  ['C', 3],
  ['D', 2.5],
];

/** Finished race from a results service: times in seconds with three decimals, start in epoch seconds. */
interface RealRaceFile {
  readonly eventId: string;
  readonly time: number;
  readonly routeId: string;
  /** In kilometres. */
  readonly distance: number;
  readonly title: string;
  readonly results: readonly RealFinish[];
}

interface RealFinish {
  readonly riderId: number;
  readonly name: string;
  readonly category: string;
  readonly time: number;
  readonly rating: number;
}

/** Event of the game, kept unmodified. */
export type RealEvent = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly eventStart: string;
  readonly eventSubgroups: readonly { readonly id: number; readonly label: number }[];
};

/** Reads the real events of a data folder by id; none if the folder has no such file. */
export function readRealEvents(dataDir: string): RealEvent[] {
  const rows: { event: RealEvent }[] = readJson(join(dataDir, 'events-picked.json')) ?? [];
  return rows.map(({ event }) => event);
}

/**
 * Reads the real race of a data folder, or `null` if it is missing. Its times, categories, route and start are the
 * file's; data missing in the file (weight, sex, age, country, per-second data) are invented.
 */
export function readRealRace(dataDir: string, seed: number): GameEvent | null {
  const file: RealRaceFile | null = readJson(join(dataDir, 'zr-race-result.json'));
  if (file === null) return null;
  const route = routes.find(({ id }) => id === Number(file.routeId));
  if (!route) throw new Error(`The route ${file.routeId} of zr-race-result.json is not in zwift-data.`);

  const numbers = new Map(file.results.map(({ riderId }, index) => [riderId, index + 1]));
  return {
    id: Number(file.eventId),
    name: file.title,
    description: '',
    organizer: null,
    finishProtocol: 'classicGroup',
    start: file.time * 1000,
    eventType: 'RACE',
    route,
    length: { laps: 0, distanceInMeters: Math.round(file.distance * 1000) },
    rules: ['NO_POWERUPS', 'SHOW_RACE_RESULTS'],
    tags: ['ranked'],
    culling: 'CULLING_SUBGROUP_ONLY',
    visibility: 'PUBLIC',
    accessExpression: null,
    groups: PACES.map(([label, pace], index) => groupOf(file, { label, pace, index, numbers, seed })),
    isSteady: false,
    knownTimes: new Map(file.results.map(({ riderId, time }) => [riderId, Math.round(time * 1000)])),
  };
}

interface RealGroup {
  readonly label: GroupLabel;
  readonly pace: number;
  readonly index: number;
  readonly numbers: ReadonlyMap<number, number>;
  readonly seed: number;
}

function groupOf(file: RealRaceFile, { label, pace, index, numbers, seed }: RealGroup): EventGroup {
  const finishes = file.results.filter(({ category }) => category === label);
  return {
    id: Number(file.eventId) + GROUP_OFFSET + index,
    label,
    delaySeconds: 0,
    pace: [pace - 0.5, pace + 0.5],
    startLocation: index + 1,
    leaders: [],
    sweepers: [],
    entrants: finishes.map((finish) => ({
      rider: riderOf(finish, pace, seed),
      number: numbers.get(finish.riderId) ?? 0,
      starts: true,
      stopsAt: null,
      waveSeconds: 0,
      lateSeconds: 0,
    })),
  };
}

function riderOf(finish: RealFinish, pace: number, seed: number): Rider {
  const random = randomFor(seed, 'real', finish.riderId);
  const [firstName = '', ...rest] = finish.name.split(' ');
  const heightCm = Math.round(random.normal(178, 6));
  const kilos = Math.round(random.normal(75, 7));
  return {
    profileId: finish.riderId,
    firstName,
    lastName: rest.join(' '),
    male: true,
    age: random.whole(20, 60),
    country: random.pick(['gbr', 'usa', 'deu', 'nld', 'rus', 'fra']),
    heightCm,
    weightGrams: kilos * 1000,
    ftp: Math.round(kilos * pace),
    racingScore: Math.round(finish.rating / 2),
    category: finish.category === 'A' || finish.category === 'B' || finish.category === 'C' ? finish.category : 'D',
    maxHeartRate: random.whole(170, 195),
    virtualPower: false,
    privateActivities: false,
    heartRateStrap: true,
    sparseResults: false,
    body: bodyOf(kilos, heightCm),
    engine: inventEngine(random, kilos * pace, kilos),
  };
}

function readJson<T>(path: string): T | null {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
