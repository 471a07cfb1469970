import { useUser } from './sessionStore.ts';

/** Returns the reader's game id that is among the rows, else the main one. */
export function useOwnProfileId(profileIds: readonly number[]): number | null {
  const user = useUser();
  if (user === null) return null;
  return user.zwiftIds.find((id) => profileIds.includes(id)) ?? user.zwiftId;
}
