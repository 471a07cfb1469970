import { formatGap } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './Gap.module.css';
import { GapTrack } from './GapTrack.tsx';

export interface GapProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Milliseconds behind the leader; 0 is a shared lead, `null` is blank. */
  gapMs: number | null;
  /** Gap of the rider ahead, in milliseconds; grey up to there. */
  aheadMs: number | null;
  /** End of the scale in milliseconds, the same for all rows. */
  scaleMs: number;
  leader?: boolean;
  /** Rendered instead of the gap as a time, for a list ranked by another value. */
  figure?: ReactNode;
}

/** The gap to the leader as a figure and a line: grey up to the rider ahead, pink from there. */
export function Gap({ gapMs, aheadMs, scaleMs, leader = false, figure, className, ...props }: GapProps) {
  const { locale, messages } = useOtryv();
  const isBlank = gapMs === null && !leader;

  return (
    <span {...props} className={clsx(classes.Gap, className)} data-leader={leader || undefined}>
      <span className={classes.GapFigure}>{leader ? messages.leaderGap : (figure ?? formatGap(gapMs, locale))}</span>
      {isBlank ? <span /> : <GapTrack gapMs={gapMs ?? 0} aheadMs={aheadMs ?? 0} scaleMs={scaleMs} leader={leader} />}
    </span>
  );
}
