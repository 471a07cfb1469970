import { raceId } from '../product/raceFile.ts';

/** The finishers of the race whose protocol is asked for. */
export const finishers = 500;
export const protocol = `/api/race/results/${raceId}`;
export const small = '/api/assets/routes?ids=[3356878261]';
