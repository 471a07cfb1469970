import { formatDistance, type RouteProfile } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './RouteBars.module.css';
import { RouteBars } from './RouteBars.tsx';

export interface RouteFigureProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  route: RouteProfile | null;
  /** Total distance of the race in kilometres; `null` hides the scale. */
  distanceKm: number | null;
  bars?: number;
}

/**
 * A route's bars over a scale in kilometres, from start to finish, labelled as a scheme until its heights are known.
 */
export function RouteFigure({ route, distanceKm, bars = 96, className, ...props }: RouteFigureProps) {
  const { locale } = useOtryv();
  const messages = useMessages(pageCatalogues);

  return (
    <figure {...props} className={clsx(classes.RouteFigure, className)}>
      <RouteBars className={classes.RouteFigureBars} route={route} bars={bars} />
      <figcaption>
        <span className={classes.RouteFigureScale}>
          <span>{messages.start}</span>
          {distanceKm !== null && (
            <>
              {marksOf(distanceKm).map((km) => (
                <span key={km} className={classes.RouteFigureMark}>
                  {km} {messages.km}
                </span>
              ))}
              <span>
                {messages.finish} {formatDistance(distanceKm, { locale })}
              </span>
            </>
          )}
        </span>
        {route && !route.heights && <span className={classes.RouteFigureScheme}>{messages.schemeOfRoute}</span>}
      </figcaption>
    </figure>
  );
}

// The caption distributes its labels evenly, so they are at the quarters, rounded to whole kilometres.
function marksOf(distanceKm: number): number[] {
  return distanceKm < 4 ? [] : [1, 2, 3].map((quarter) => Math.round((distanceKm * quarter) / 4));
}
