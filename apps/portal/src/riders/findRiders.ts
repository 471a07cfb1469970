import type { FindRiders } from '@otryv/forms';
import { findGameRider } from './findGameRider.ts';

/** Finds a rider of the game by the zwiftId. Throws ApiError. */
export const findRiders: FindRiders = async (query) => {
  if (!/^[1-9]\d{0,15}$/.test(query.trim())) return [];
  const rider = await findGameRider(Number(query));
  return rider ? [{ zwiftId: Number(query), name: `${rider.firstName} ${rider.lastName}` }] : [];
};
