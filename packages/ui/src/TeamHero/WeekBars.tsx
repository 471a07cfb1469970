import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { BarStrip } from '../RouteBars/BarStrip.tsx';
import classes from './WeekBars.module.css';

export interface WeekBarsProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The points of each week, the current one last. */
  points: readonly number[];
  /** What the first bar is: «1 сентября». */
  from: string;
  /** What the bars are: «очки по неделям». */
  label: string;
  /** What the last bar is: «сейчас, 45». */
  now: string;
}

/** The points of a season week by week, the current week in the colour of the accent. */
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
