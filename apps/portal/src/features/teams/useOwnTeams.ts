import { useRead } from '../../lib/api/useRead.ts';
import { useUser } from '../../lib/session/sessionStore.ts';

/** The team, the requests and the bans of the reader; nothing is read for guests. */
export function useOwnTeams() {
  const user = useUser();
  return useRead('/api/teams/own', user && {});
}
