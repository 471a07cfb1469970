import type { RiderSummary } from '@otryv/contract';
import { call } from '../../../lib/api/client.ts';
import { ApiError } from '../../../lib/http/ApiError.ts';

const notFound = 404;

/** Looks a rider up in the game; `null` if there is none. Throws ApiError. */
export async function findGameRider(zwiftId: number): Promise<Omit<RiderSummary, 'zwiftId'> | null> {
  try {
    const { data } = await call('GET', '/api/zwift/rider/{id}', { params: { id: zwiftId } });
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === notFound) return null;
    throw error;
  }
}
