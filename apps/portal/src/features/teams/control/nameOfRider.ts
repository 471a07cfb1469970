import { riderName } from '../../../lib/names/riderName.ts';
import type { ru as controlMessages } from './messages/ru.ts';

type Rider = { firstName: string; lastName: string } | null;

/** The name of a rider, or why there is none. */
export function nameOfRider(rider: Rider, { unknownRider }: typeof controlMessages): string {
  return rider === null ? unknownRider : riderName(rider);
}
