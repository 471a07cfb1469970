import type { Series } from '@otryv/contract';
import { useAbilities } from '../../../lib/access/useAbilities.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';

/** Whether the reader may change a series: as its organizer or as an administrator. */
export function useMayEditSeries(series: Pick<Series, 'organizer'> | undefined): boolean {
  const user = useUser();
  const abilities = useAbilities();
  if (!series || user === null || abilities === undefined) return false;
  const own = abilities.abilitiesOf(abilities.holderOf(user));
  return own.can('write', abilities.owned('Series', { organizerId: series.organizer?._id ?? '' }));
}
