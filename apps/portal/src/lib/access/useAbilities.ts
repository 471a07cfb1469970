import type * as abilities from '@otryv/contract/abilities';
import useSWRImmutable from 'swr/immutable';
import { useUser } from '../session/sessionStore.ts';

type Abilities = typeof abilities;

// Abilities are heavy: they load lazily, and not for guests.
const load = (): Promise<Abilities> => import('@otryv/contract/abilities');

/** Returns the user's abilities once loaded; `undefined` before that, and for guests. */
export function useAbilities(): Abilities | undefined {
  const user = useUser();
  return useSWRImmutable(user === null ? null : 'abilities', load).data;
}
