import { raceId } from '../product/raceFile.ts';

/** Finishers of the requested race. */
export const finishers = 500;
export const protocol = `/api/race/results/${raceId}`;
export const small = '/api/assets/routes?ids=[3356878261]';
