import type { GameClub } from '@otryv/forms';
import type { PortalCall } from '../../../lib/api/client.ts';
import { useCall } from '../../../lib/api/useCall.ts';
import { ApiError } from '../../../lib/http/ApiError.ts';

/**
 * Returns a function that looks a club up in the game through the organizer's bot; `null` if it does not exist. It
 * throws ApiError.
 */
export function useFindClub(organizerId: string) {
  const call = useCall();
  return (clubId: string) => findClub(clubId, organizerId, call);
}

async function findClub(clubId: string, organizerId: string, call: PortalCall): Promise<GameClub | null> {
  try {
    const { data } = await call('GET', '/api/organizer/clubs/zwift/{clubId}', {
      params: { clubId },
      query: { organizerId },
    });
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'club_not_in_game') return null;
    throw error;
  }
}
