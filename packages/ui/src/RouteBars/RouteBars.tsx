import { type RouteProfile, routeBars } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './RouteBars.module.css';

export interface RouteBarsProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** `null` for a route that the catalogue does not know: a flat strip. */
  route: RouteProfile | null;
  /** How many bars. */
  bars?: number;
}

const step = 10;
const barWidth = 6;
const stripHeight = 100;

/** A route as a strip of bars, its climbs in colour. It takes the height that the surroundings give it. */
export function RouteBars({ route, bars = 96, className, ...props }: RouteBarsProps) {
  const drawn = routeBars(route, bars);
  const pathOf = (climb: boolean) =>
    drawn.map((bar, index) => (bar.climb === climb ? barPath(index * step, bar.height * stripHeight) : '')).join('');

  return (
    <svg
      viewBox={`0 0 ${bars * step - (step - barWidth)} ${stripHeight}`}
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
