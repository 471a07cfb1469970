import type { ListedRider } from '@otryv/contract';
import { type FindRiders, type FoundRider, zwiftIdOf } from '@otryv/forms';
import { useCallback } from 'react';
import type { PortalCall } from '../../../lib/api/client.ts';
import { useCall } from '../../../lib/api/useCall.ts';
import { ApiError } from '../../../lib/http/ApiError.ts';
import { riderName } from '../../../lib/names/riderName.ts';
import { riderNote } from '../../../lib/names/riderNote.ts';
import { findGameRider } from './findGameRider.ts';

const most = 10;
const longestSearch = 100;
const mmPerCm = 10;

/** Returns a look-up of riders, whose errors have a message for their cause. */
export function useFindRiders(): FindRiders {
  const call = useCall();
  return useCallback((query) => findRiders(query, call), [call]);
}

/**
 * Finds riders of the portal by name or zwiftId, with their public figures; by zwiftId also in the game, if it
 * responds. Throws ApiError.
 */
export async function findRiders(query: string, call: PortalCall): Promise<FoundRider[]> {
  const search = query.trim().slice(0, longestSearch);
  const { riders } = await call('GET', '/api/riders', { query: { search, docsOnPage: most } });
  const zwiftId = zwiftIdOf(search);
  const found = riders.map(ofPortal);
  if (zwiftId === null || found.some((rider) => rider.zwiftId === zwiftId)) return found;
  const ofGame = await findInGame(zwiftId, call).catch((error: unknown) => {
    // The portal's results are enough to choose from, even during an outage of the game.
    if (found.length > 0 && error instanceof ApiError) return [];
    throw error;
  });
  return [...ofGame, ...found];
}

function ofPortal(rider: ListedRider): FoundRider {
  const { zwiftId, age, weight, height } = rider;
  const figures = {
    age,
    weightInGrams: weight,
    heightInCentimeters: height === null ? null : Math.round(height / mmPerCm),
  };
  return { zwiftId, name: riderName(rider), note: riderNote(rider), profile: { ...personOf(rider), ...figures } };
}

async function findInGame(zwiftId: number, call: PortalCall): Promise<FoundRider[]> {
  const rider = await findGameRider(zwiftId, call);
  if (rider === null) return [];
  const figures = { age: null, weightInGrams: null, heightInCentimeters: null };
  const profile = { ...personOf(rider), ...figures };
  return [{ zwiftId, name: riderName(rider), note: riderNote({ zwiftId }), profile }];
}

type Person = Pick<ListedRider, 'firstName' | 'lastName' | 'male' | 'countryAlpha3' | 'imageSrc'>;

function personOf({ firstName, lastName, male, countryAlpha3, imageSrc }: Person) {
  const gender = male ? ('MALE' as const) : ('FEMALE' as const);
  return { firstName, lastName, gender, countryAlpha3: countryAlpha3?.toUpperCase() ?? null, imageSrc };
}
