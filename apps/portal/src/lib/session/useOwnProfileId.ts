import { useUser } from './sessionStore.ts';

/** The game id of the reader's own row: the main one, or an additional one that is among the rows instead. */
export function useOwnProfileId(profileIds: readonly number[]): number | null {
  const user = useUser();
  if (user === null) return null;
  return user.zwiftIds.find((id) => profileIds.includes(id)) ?? user.zwiftId;
}
