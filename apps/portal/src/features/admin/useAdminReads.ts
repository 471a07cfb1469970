import { call } from '../../lib/api/client.ts';
import { useRead } from '../../lib/api/useRead.ts';

const mostOrganizers = 500;

/** Returns the organizers to choose from. */
export function useAdminOrganizers() {
  return useRead('/api/admin/organizers', { query: { docsOnPage: mostOrganizers } });
}

/** Finds users by login prefix, rider name or zwiftId. Throws ApiError. */
export async function findUsers(search: string) {
  return (await call('GET', '/api/moderator/users', { query: { search, docsOnPage: 10 } })).data;
}
