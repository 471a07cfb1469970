import { useCall } from '../../lib/api/useCall.ts';
import { useRead } from '../../lib/api/useRead.ts';

const mostOrganizers = 500;

/** Returns the organizers to choose from. */
export function useAdminOrganizers() {
  return useRead('/api/admin/organizers', { query: { docsOnPage: mostOrganizers } });
}

/** Returns a look-up of users by login prefix, rider name or zwiftId, whose errors have a message for their cause. */
export function useFindUsers() {
  const call = useCall();
  return async (search: string) =>
    (await call('GET', '/api/moderator/users', { query: { search, docsOnPage: 10 } })).data;
}
