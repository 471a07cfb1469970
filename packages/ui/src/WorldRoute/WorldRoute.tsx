import { formatDistance, formatElevation, formatLaps, worldName } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './WorldRoute.module.css';

export interface WorldRouteProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Slug of a world of the game, shown by its name in the reader's language; any other text is shown unchanged. */
  world: string | null;
  route: string | null;
  distanceKm?: number | null | undefined;
  /** Elevation gain in metres. */
  elevationM?: number | null | undefined;
  laps?: number | null | undefined;
}

/** The course of a race in a line of text: world, route, distance, elevation gain, laps; unknown parts are omitted. */
export function WorldRoute({ world, route, distanceKm, elevationM, laps, className, ...props }: WorldRouteProps) {
  const { locale, messages } = useOtryv();
  const climb = formatElevation(elevationM, { locale });
  const parts = [
    worldName(world, locale),
    // Names in the game include no quotation marks.
    route && messages.routeMarks.join(route),
    formatDistance(distanceKm, { locale }),
    climb && messages.climb(climb),
    formatLaps(laps, locale),
  ];

  return (
    <span {...props} className={clsx(classes.WorldRoute, className)}>
      {parts.filter(Boolean).join(', ') || messages.unknownRoute}
    </span>
  );
}
