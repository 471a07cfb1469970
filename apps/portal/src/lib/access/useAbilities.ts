import type * as abilities from '@otryv/contract/abilities';
import useSWRImmutable from 'swr/immutable';
import { useUser } from '../session/sessionStore.ts';

type Abilities = typeof abilities;

// Abilities are heavy: they come late, and not to guests.
const load = (): Promise<Abilities> => import('@otryv/contract/abilities');

/** The rules of rights, once they have come; `undefined` before, and for guests. */
export function useAbilities(): Abilities | undefined {
  const user = useUser();
  return useSWRImmutable(user === null ? null : 'abilities', load).data;
}
