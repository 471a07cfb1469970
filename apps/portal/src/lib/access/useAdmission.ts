import type { Access } from '@otryv/contract';
import { useUser } from '../session/sessionStore.ts';
import { useAbilities } from './useAbilities.ts';

/** Whether the reader is let in at an access level; until the abilities have come, as a guest is. */
export function useAdmission(): (access: Access) => boolean {
  const user = useUser();
  const abilities = useAbilities();

  return (access) => {
    if (user === null || abilities === undefined) return access === 'public' || access === 'optional';
    return abilities.admits(access, abilities.holderOf(user), true);
  };
}
