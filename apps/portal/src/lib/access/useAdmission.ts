import type { Access } from '@otryv/contract';
import { useUser } from '../session/sessionStore.ts';
import { useAbilities } from './useAbilities.ts';

/**
 * Returns a function that checks whether the reader has an access level; until the abilities are loaded, it treats them
 * as a guest.
 */
export function useAdmission(): (access: Access) => boolean {
  const user = useUser();
  const abilities = useAbilities();

  return (access) => {
    if (user === null || abilities === undefined) return access === 'public' || access === 'optional';
    return abilities.admits(access, abilities.holderOf(user), true);
  };
}
