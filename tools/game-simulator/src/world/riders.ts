import { type Random, randomFor } from '../random.ts';
import { type Body, bodyOf } from '../simulation/physics.ts';
import type { Engine } from '../simulation/starter.ts';
import { inventName } from './names.ts';

const FIRST_PROFILE = 1000001;
const WORLD_SIZE = 400;
const FIRST_SECOND_PROFILE = 1100001;
const SECOND_EVERY = 40;
const COUNTRIES = [
  ...Array.from({ length: 30 }, () => 'rus'),
  'blr',
  'blr',
  'blr',
  'kaz',
  'kaz',
  'est',
  'fin',
  'srb',
  'arm',
  'geo',
  'ita',
  'aut',
  'chn',
];
const MARKS = ['🚴', '⚡', '[ОСЬ]', '[КРОНА]', '[ШТИЛЬ]', '[TT]', '🐌', '<ВелоДвор & Ко>'];

export type Category = 'A+' | 'A' | 'B' | 'C' | 'D';

/** Inhabitant of the simulated game. */
export interface Rider {
  readonly profileId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly male: boolean;
  readonly age: number;
  /** ISO alpha-3 in lower case. */
  readonly country: string;
  readonly heightCm: number;
  /** In the game's unit; 0 for a rider without an entry. */
  readonly weightGrams: number;
  readonly ftp: number;
  readonly racingScore: number;
  readonly category: Category;
  readonly maxHeartRate: number;
  readonly virtualPower: boolean;
  readonly privateActivities: boolean;
  readonly heartRateStrap: boolean;
  /** Whether the game omits optional blocks of a result. */
  readonly sparseResults: boolean;
  readonly body: Body;
  readonly engine: Engine;
}

/** Returns the riders of a seed, about 400, profile ids from 1000001. */
export function inventRiders(seed: number): Rider[] {
  const taken = new Set<string>();
  return Array.from({ length: WORLD_SIZE }, (_, index) => {
    const random = randomFor(seed, 'rider', index);
    const male = random.chance(0.77);
    const country = random.pick(COUNTRIES);
    const name = inventName(random, male, country, taken);
    const mark = index % 17 === 5 ? ` ${MARKS[Math.floor(index / 17) % MARKS.length]}` : '';
    return inventRider(random, { index, male, country, ...name, lastName: `${name.lastName}${mark}` });
  });
}

/** Returns the second profiles of some riders: the same people, who have not raced with them yet. */
export function secondProfiles(riders: readonly Rider[]): Rider[] {
  return riders
    .filter((_, index) => index % SECOND_EVERY === 0)
    .map((rider, index) => ({ ...rider, profileId: FIRST_SECOND_PROFILE + index }));
}

interface Identity {
  readonly index: number;
  readonly male: boolean;
  readonly country: string;
  readonly firstName: string;
  readonly lastName: string;
}

function inventRider(random: Random, { index, ...identity }: Identity): Rider {
  const { male } = identity;
  const heightCm = Math.round(random.normal(male ? 179 : 167, 6));
  const kilos = Math.max(45, random.normal(male ? 75 : 60, male ? 8 : 6));
  const wattsPerKilo = Math.min(5.6, Math.max(1.6, random.normal(male ? 3.45 : 3.05, 0.62)));
  const age = Math.min(70, Math.max(16, Math.round(random.normal(41, 11))));
  const engine = inventEngine(random, kilos * wattsPerKilo, kilos);
  return {
    ...identity,
    profileId: FIRST_PROFILE + index,
    age,
    heightCm,
    weightGrams: index % 199 === 13 ? 0 : Math.round(kilos * 10) * 100,
    ftp: Math.round(engine.criticalWatts * random.between(0.92, 1)),
    racingScore: Math.max(20, Math.round(wattsPerKilo * 190 - 260 + random.normal(0, 45))),
    category: categoryOf(engine.criticalWatts, wattsPerKilo, male),
    maxHeartRate: Math.round(208 - 0.7 * age + random.normal(0, 5)),
    virtualPower: index % 41 === 7,
    privateActivities: index % 37 === 11,
    heartRateStrap: index % 19 !== 3,
    sparseResults: index % 83 === 29,
    body: bodyOf(kilos, heightCm),
    engine,
  };
}

/** Draws a W′ and critical-power engine for a rider of this strength. */
export function inventEngine(random: Random, criticalWatts: number, kilos: number): Engine {
  return {
    criticalWatts,
    reserve: random.between(190, 330) * kilos,
    peakWatts: criticalWatts * random.between(2.3, 3.9),
    boldness: random.next(),
  };
}

function categoryOf(watts: number, wattsPerKilo: number, male: boolean): Category {
  if (wattsPerKilo >= 4.6 && (watts >= 300 || !male)) return 'A+';
  if (wattsPerKilo >= 4.2 && (watts >= 250 || !male)) return 'A';
  if (wattsPerKilo >= 3.36 && (watts >= 200 || !male)) return 'B';
  if (wattsPerKilo >= 2.63 && (watts >= 150 || !male)) return 'C';
  return 'D';
}
