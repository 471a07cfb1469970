import type { ImportanceLevel } from '../event/importance.ts';

const BASE = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
const LAST_PLACE_WITH_A_POINT = 20;

const WEIGHTS: Record<ImportanceLevel, number> = {
  unrated: 0,
  sprint: 0.6,
  standard: 1,
  important: 1.2,
  championship: 1.5,
};

export interface RatedPlace {
  /** `null` is out of the classification. */
  place: number | null;
  /** Number of finishers in the same ranking: of the group if groups are ranked separately, else of the race. */
  finishers: number;
  importance: ImportanceLevel;
}

/** Points of a place with their factors. */
export interface RatedPoints {
  /** Points of the place alone. */
  base: number;
  /** Coefficient of the field size. */
  mass: number;
  /** Coefficient of the importance. */
  importance: number;
  /** Their product, rounded. */
  points: number;
}

/** Computes the points of a place for the season rating: place × field × importance, rounded. */
export function ratingPoints(rated: RatedPlace): number {
  return ratedPoints(rated).points;
}

/** Computes the points of a place with their factors. */
export function ratedPoints({ place, finishers, importance }: RatedPlace): RatedPoints {
  const base = basePoints(place);
  const mass = fieldFactor(finishers);
  const weight = WEIGHTS[importance];
  return { base, mass, importance: weight, points: Math.round(base * mass * weight) };
}

function basePoints(place: number | null): number {
  if (place === null || place < 1 || place > LAST_PLACE_WITH_A_POINT) return 0;
  return BASE[place - 1] ?? 1;
}

function fieldFactor(finishers: number): number {
  if (finishers < 6) return 0;
  if (finishers < 15) return 0.7;
  if (finishers < 40) return 1;
  return finishers < 100 ? 1.2 : 1.5;
}
