import { useRead } from '../../lib/api/useRead.ts';
import { useUser } from '../../lib/session/sessionStore.ts';

/** Returns the team, the requests and the bans of the reader; reads nothing for guests. */
export function useOwnTeams() {
  const user = useUser();
  return useRead('/api/teams/own', user && {});
}
