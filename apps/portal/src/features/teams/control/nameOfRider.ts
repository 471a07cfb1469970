import { riderName } from '../../../lib/names/riderName.ts';
import type { useControlMessages } from './messages/useControlMessages.ts';

type Rider = { firstName: string; lastName: string } | null;

/** The name of a rider, or why there is none. */
export function nameOfRider(rider: Rider, { unknownRider }: ReturnType<typeof useControlMessages>): string {
  return rider === null ? unknownRider : riderName(rider);
}
