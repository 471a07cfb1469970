import { epochMs, type Moment } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useNow } from '../provider/useNow.ts';
import classes from './TimeTrack.module.css';

export interface TimeTrackProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  from: Moment;
  until: Moment;
  /** Events in between: one tick each. */
  ticks?: readonly Moment[];
  /** Accessible name of the track. */
  label: string;
  fromLabel: ReactNode;
  /** Label below the middle. */
  middleLabel?: ReactNode;
  untilLabel: ReactNode;
  /** Whether little time remains: the rest is then pink instead of ink. */
  isShort?: boolean;
}

const everyMs = 60_000;

/** A period of time: elapsed in grey, remaining in colour. */
export function TimeTrack(given: TimeTrackProps) {
  const {
    from,
    until,
    ticks = [],
    label,
    fromLabel,
    middleLabel,
    untilLabel,
    isShort = true,
    className,
    ...props
  } = given;
  const now = useNow(everyMs);
  const [start, end] = [epochMs(from) ?? now, epochMs(until) ?? now];
  const shareOf = (at: number) => Math.min(100, Math.max(0, (100 * (at - start)) / Math.max(1, end - start)));

  const gone = shareOf(now);

  return (
    <div {...props} className={clsx(classes.TimeTrack, className)}>
      {/* Attributes, no styles: strict policies refuse those of a server. */}
      <svg
        role="img"
        aria-label={label}
        className={classes.TimeTrackLine}
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
      >
        <rect className={classes.TimeTrackGone} x={0} y={3} width={gone} height={6} />
        <rect
          className={classes.TimeTrackLeft}
          data-short={isShort || undefined}
          x={gone}
          y={3}
          width={100 - gone}
          height={6}
        />
        {ticks.map((tick, index) => {
          const x = shareOf(epochMs(tick) ?? start);
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same moment.
          return <line key={index} className={classes.TimeTrackTick} x1={x} x2={x} y1={0} y2={12} />;
        })}
      </svg>
      <div className={classes.TimeTrackLabels}>
        <span>{fromLabel}</span>
        <span>{middleLabel}</span>
        <span>{untilLabel}</span>
      </div>
    </div>
  );
}
