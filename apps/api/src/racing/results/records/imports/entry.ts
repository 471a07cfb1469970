import type { GameEntry } from '@otryv/race';
import * as z from 'zod/mini';
import { nameOfGame } from '../../../../kernel/names/name-of-game.ts';

const number = z.catch(z.nullish(z.number()), null);
// Times and ranks are whole; another server may send fractions of them.
const integer = z.catch(z.nullish(z.pipe(z.number(), z.transform(Math.round))), null);
const text = z.catch(z.nullish(z.string()), null);
const riderName = z.catch(z.nullish(nameOfGame), null);
const boolean = z.catch(z.nullish(z.boolean()), null);
const block = <Shape extends z.core.$ZodShape>(shape: Shape) => z.catch(z.nullish(z.object(shape)), null);
// Ids beyond 2^53 come as text, smaller ones may come as numbers.
const idText = z.catch(z.nullish(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), null);

const entry = z.object({
  profileId: z.int().check(z.positive()),
  eventSubgroupId: number,
  rank: integer,
  didNotFinish: z.optional(z.boolean()),
  activityData: block({
    activityId: idText,
    calories: number,
    durationInMilliseconds: integer,
    elevationInMeters: number,
    endDate: text,
    segmentDistanceInCentimeters: number,
    segmentDistanceInMeters: number,
    sport: text,
  }),
  criticalP: block({
    criticalP15Seconds: number,
    criticalP1Minute: number,
    criticalP5Minutes: number,
    criticalP20Minutes: number,
  }),
  profileData: block({
    firstName: riderName,
    lastName: riderName,
    gender: text,
    heightInCentimeters: number,
    weightInGrams: number,
    imageSrc: text,
    playerType: text,
  }),
  sensorData: block({
    avgWatts: number,
    powerType: text,
    pairedSteeringDevice: boolean,
    trainerDifficulty: number,
    heartRateData: block({ avgHeartRate: number, heartRateMonitor: boolean }),
  }),
  scoreHistory: block({ newScore: number, previousScore: number, scoreChangeType: text }),
});

const namedRow = z.looseObject({ profileData: z.looseObject({ lastName: z.string() }) });

/** Returns a row of the game with another last name, if it has one. */
export function withLastName(raw: unknown, lastName: string): unknown {
  const named = namedRow.safeParse(raw);
  return named.success ? { ...named.data, profileData: { ...named.data.profileData, lastName } } : raw;
}

/** Reads a stored row of the game: missing or mistyped fields are left blank; no row is dropped. */
export function toEntry(raw: unknown): GameEntry {
  return entry.parse(raw);
}
