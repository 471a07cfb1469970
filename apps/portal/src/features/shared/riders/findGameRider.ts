import type { RiderSummary } from '@otryv/contract';
import type { PortalCall } from '../../../lib/api/client.ts';
import { useCall } from '../../../lib/api/useCall.ts';
import { ApiError } from '../../../lib/http/ApiError.ts';

const notFound = 404;

type GameRider = Omit<RiderSummary, 'zwiftId'>;

/** Returns a look-up of riders in the game, whose errors have a message for their cause. */
export function useFindGameRider(): (zwiftId: number) => Promise<GameRider | null> {
  const call = useCall();
  return (zwiftId) => findGameRider(zwiftId, call);
}

/** Looks a rider up in the game; `null` if there is none. Throws ApiError. */
export async function findGameRider(zwiftId: number, call: PortalCall): Promise<GameRider | null> {
  try {
    const { data } = await call('GET', '/api/zwift/rider/{id}', { params: { id: zwiftId } });
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === notFound) return null;
    throw error;
  }
}
