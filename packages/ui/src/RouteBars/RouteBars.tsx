import { type RouteProfile, routeBars } from '@otryv/race';
import type { ComponentPropsWithRef } from 'react';
import { BarStrip } from './BarStrip.tsx';

export interface RouteBarsProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** `null` for a route missing from the catalogue: a flat strip. */
  route: RouteProfile | null;
  /** Number of bars. */
  bars?: number;
}

/** A route as a strip of bars, its climbs in colour. */
export function RouteBars({ route, bars = 96, ...props }: RouteBarsProps) {
  return <BarStrip {...props} bars={routeBars(route, bars)} />;
}
