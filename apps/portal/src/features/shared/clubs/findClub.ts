import type { GameClub } from '@otryv/forms';
import { call } from '../../../lib/api/client.ts';
import { ApiError } from '../../../lib/http/ApiError.ts';

/** Looks a club up in the game through the organizer's bot; `null` if it does not exist. Throws ApiError. */
export async function findClub(clubId: string, organizerId: string): Promise<GameClub | null> {
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
