import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Gap.module.css';

export interface GapTrackProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  gapMs: number;
  aheadMs: number;
  scaleMs: number;
  leader?: boolean;
}

const percentOf = (ms: number, scaleMs: number) =>
  scaleMs > 0 ? Math.round(Math.min(Math.max(ms / scaleMs, 0), 1) * 10_000) / 100 : 0;

/** The bar of a gap, decorative beside its figure. A gap beyond the scale ends in an arrow. */
export function GapTrack({ gapMs, aheadMs, scaleMs, leader = false, className, ...props }: GapTrackProps) {
  const from = leader ? 0 : percentOf(Math.min(aheadMs, gapMs), scaleMs);
  const to = leader ? 0 : percentOf(gapMs, scaleMs);
  const isOver = gapMs > scaleMs;

  return (
    <svg
      height="14"
      width="100%"
      aria-hidden="true"
      {...props}
      className={clsx(classes.GapTrack, className)}
      data-leader={leader || undefined}
      data-over={isOver || undefined}
    >
      <rect className={classes.GapTrackAhead} y="5.5" width={`${from}%`} height="3" />
      {leader ? (
        <rect className={classes.GapTrackOwn} width="3" height="14" />
      ) : (
        <>
          <rect className={classes.GapTrackOwn} x={`${from}%`} y="3" width={`${to - from}%`} height="8" />
          <rect className={classes.GapTrackOwn} x={`${from}%`} y="3" width="3" height="8" />
        </>
      )}
      {isOver && (
        <svg x="100%" overflow="visible" aria-hidden="true">
          <path className={classes.GapTrackOwn} d="M0 3l4 4-4 4z" />
        </svg>
      )}
    </svg>
  );
}
