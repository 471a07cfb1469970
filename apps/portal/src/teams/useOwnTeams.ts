import type { GetPath } from '../api/client.ts';
import { useRead } from '../api/useRead.ts';
import { useUser } from '../session/sessionStore.ts';

/** What shows a team and its members: read again after a change. */
export const teamReads: readonly GetPath[] = [
  '/api/teams',
  '/api/teams/own',
  '/api/teams/{urlSlug}',
  '/api/teams/statistics/{urlSlug}',
  '/api/teams/pending-riders',
  '/api/teams/banned-riders',
  '/api/teams/invitation',
  '/api/team-members/{urlSlug}',
];

/** The team, the requests and the bans of the reader; nothing is read for guests. */
export function useOwnTeams() {
  const user = useUser();
  return useRead('/api/teams/own', user && {});
}
