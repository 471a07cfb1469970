import type { GetPath } from '../../api/client.ts';
import { call } from '../../api/client.ts';
import { useRead } from '../../api/useRead.ts';

/** What shows organizers and what is theirs: read again after a change. */
export const adminReads: readonly GetPath[] = [
  '/api/admin/organizers',
  '/api/admin/clubs',
  '/api/admin/finish-protocols',
  '/api/organizers',
  '/api/organizers/{urlSlug}',
];

const mostOrganizers = 500;

/** The organizers to choose one from. */
export function useAdminOrganizers() {
  return useRead('/api/admin/organizers', { query: { docsOnPage: mostOrganizers } });
}

/** Finds users by the beginning of the login or by the zwiftId. Throws ApiError. */
export async function findUsers(search: string) {
  return (await call('GET', '/api/moderator/users', { query: { search, docsOnPage: 10 } })).data;
}
