import { formatDistance, type RouteProfile } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { RouteBars } from '../RouteBars/RouteBars.tsx';
import type { PosterPalette } from './posterPalette.ts';
import classes from './RoutePoster.module.css';

export interface RoutePosterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Determined by the series, never by the category. */
  palette: PosterPalette;
  route: RouteProfile | null;
  /** Kind of race: «Гонка», «Догонялки». */
  kind: string;
  distanceKm: number | null;
}

/** The cover of a race: its route, its kind and its distance. */
export function RoutePoster({ palette, route, kind, distanceKm, className, ...props }: RoutePosterProps) {
  const { locale } = useOtryv();
  const messages = useMessages(pageCatalogues);
  const distance = formatDistance(distanceKm, { locale, unit: false });

  return (
    <div {...props} className={clsx(classes.RoutePoster, className)} data-palette={palette}>
      <RouteBars className={classes.RoutePosterBars} route={route} bars={64} />
      <span className={classes.RoutePosterKind} lang={displayLang(kind, locale)}>
        {kind}
      </span>
      {route && !route.heights && (
        <span className={classes.RoutePosterScheme} title={messages.schemeOfRoute}>
          {messages.scheme}
        </span>
      )}
      {distance !== '' && (
        <span className={classes.RoutePosterDistance} lang={locale}>
          {distance}
          <span className={classes.RoutePosterUnit}>{messages.km}</span>
        </span>
      )}
    </div>
  );
}
