import type { Series } from '@otryv/contract';
import { useUser } from '../session/sessionStore.ts';
import { useAbilities } from '../session/useAbilities.ts';

/** Whether the reader may change a series: as its organizer or as an administrator. */
export function useSeriesWrite(series: Pick<Series, 'organizer'> | undefined): boolean {
  const user = useUser();
  const abilities = useAbilities();
  if (!series || user === null || abilities === undefined) return false;
  const own = abilities.abilitiesOf(abilities.holderOf(user));
  return own.can('write', abilities.owned('Series', { organizerId: series.organizer?._id ?? '' }));
}
