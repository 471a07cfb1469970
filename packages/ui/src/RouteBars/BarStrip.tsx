import type { RouteBar } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './RouteBars.module.css';

export interface BarStripProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  bars: readonly Pick<RouteBar, 'height' | 'climb'>[];
}

const step = 10;
const barWidth = 6;
const stripHeight = 100;

/** Bars side by side, coloured for climbs, at the container's height. */
export function BarStrip({ bars, className, ...props }: BarStripProps) {
  const pathOf = (climb: boolean) =>
    bars.map((bar, index) => (bar.climb === climb ? barPath(index * step, bar.height * stripHeight) : '')).join('');

  return (
    <svg
      viewBox={`0 0 ${bars.length * step - (step - barWidth)} ${stripHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      {...props}
      className={clsx(classes.RouteBars, className)}
    >
      <path className={classes.RouteBarsPlain} d={pathOf(false)} />
      <path className={classes.RouteBarsClimb} d={pathOf(true)} />
    </svg>
  );
}

function barPath(x: number, height: number): string {
  return `M${x} ${stripHeight}v-${height.toFixed(1)}h${barWidth}V${stripHeight}z`;
}
