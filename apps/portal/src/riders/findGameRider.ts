import type { FindGameRider } from '@otryv/forms';
import { ApiError } from '../api/ApiError.ts';
import { call } from '../api/client.ts';

const notFound = 404;

/** Looks a rider up in the game; `null` where there is none. Throws ApiError. */
export const findGameRider: FindGameRider = async (zwiftId) => {
  try {
    const { data } = await call('GET', '/api/zwift/rider/{id}', { params: { id: zwiftId } });
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === notFound) return null;
    throw error;
  }
};
