import { useUser } from './sessionStore.ts';

/** Returns the game id of the reader's own row: the main one, or an additional one if only that is among the rows. */
export function useOwnProfileId(profileIds: readonly number[]): number | null {
  const user = useUser();
  if (user === null) return null;
  return user.zwiftIds.find((id) => profileIds.includes(id)) ?? user.zwiftId;
}
