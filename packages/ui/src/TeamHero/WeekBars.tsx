import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { BarStrip } from '../RouteBars/BarStrip.tsx';
import classes from './WeekBars.module.css';

export interface WeekBarsProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Points of each week, the current one last. */
  points: readonly number[];
  /** Label of the first bar: «1 сентября». */
  from: string;
  /** Label of the bars: «очки по неделям». */
  label: string;
  /** Label of the last bar: «сейчас, 45». */
  now: string;
}

/** Points of a season by week, the current week in the accent colour. */
export function WeekBars({ points, from, label, now, className, ...props }: WeekBarsProps) {
  const most = Math.max(...points, 1);

  return (
    <figure {...props} className={clsx(classes.WeekBars, className)}>
      <div className={classes.WeekBarsStrip}>
        <BarStrip bars={points.map((week, at) => ({ height: week / most, climb: at === points.length - 1 }))} />
      </div>
      <figcaption className={classes.WeekBarsScale}>
        <span>{from}</span>
        <span>{label}</span>
        <span className={classes.WeekBarsNow}>{now}</span>
      </figcaption>
    </figure>
  );
}
