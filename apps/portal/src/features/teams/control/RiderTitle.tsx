import type { PendingRider } from '@otryv/contract';
import { CategoryBadge, Flag, Link } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { riderHref } from '../../shared/links/riderHrefs.ts';
import { ru as controlMessages } from './messages/ru.ts';
import { nameOfRider } from './nameOfRider.ts';

/** Renders a rider in a line of the management: flag, name, category. */
export function RiderTitle({ rider }: Pick<PendingRider, 'rider'>) {
  const messages = useMessages(controlMessages);
  const name = nameOfRider(rider, messages);
  if (rider === null) return name;

  return (
    <>
      <Flag country={rider.countryAlpha3} />{' '}
      <Link href={riderHref(rider.zwiftId)}>
        <bdi>{name}</bdi>
      </Link>{' '}
      {rider.category !== null && <CategoryBadge category={rider.category} size="s" />}
    </>
  );
}
