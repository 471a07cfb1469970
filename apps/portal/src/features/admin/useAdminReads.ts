import { call } from '../../lib/api/client.ts';
import { useRead } from '../../lib/api/useRead.ts';

const mostOrganizers = 500;

/** The organizers to choose one from. */
export function useAdminOrganizers() {
  return useRead('/api/admin/organizers', { query: { docsOnPage: mostOrganizers } });
}

/** Finds users by the beginning of the login, by the name of the rider or by the zwiftId. Throws ApiError. */
export async function findUsers(search: string) {
  return (await call('GET', '/api/moderator/users', { query: { search, docsOnPage: 10 } })).data;
}
