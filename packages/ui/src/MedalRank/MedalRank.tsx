import { medalFor } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './MedalRank.module.css';

export interface MedalRankProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The rider's rank; `null` for an unranked one, which renders nothing. */
  place: number | null;
}

/** A rank, with a medal for the first three. */
export function MedalRank({ place, className, ...props }: MedalRankProps) {
  const { messages } = useOtryv();
  const medal = medalFor(place);

  return (
    <span {...props} className={clsx(classes.MedalRank, className)} data-medal={medal ?? undefined}>
      {place}
      {medal && <VisuallyHidden>, {messages.medal[medal]}</VisuallyHidden>}
    </span>
  );
}
