import { epochMs, formatCountdown, formatDay, formatTimeOfDay, type Moment, type RouteProfile } from '@otryv/race';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CardFrame, CardTitle } from '../CardFrame/CardFrame.tsx';
import { CategoryCounts } from '../CategoryBadge/CategoryCounts.tsx';
import type { CategoryChoice } from '../CategoryBadge/CategoryFilter.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { useNow } from '../provider/useNow.ts';
import type { PosterPalette } from '../RoutePoster/posterPalette.ts';
import { RoutePoster } from '../RoutePoster/RoutePoster.tsx';
import classes from './EventCard.module.css';

export interface EventCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  title: string;
  /** Address of the single link that covers the card. */
  href: string;
  startsAt: Moment;
  /** «Гонка», «Догонялки». */
  kind: string;
  palette: PosterPalette;
  route: RouteProfile | null;
  distanceKm: number | null;
  /** World and route, as a `WorldRoute` or text. */
  meta?: ReactNode;
  counts?: readonly CategoryChoice[];
  /** Category of the reader's own group. */
  ownGroup?: string | null | undefined;
}

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** A race as a poster, with its time, name and sign-ups. */
export function EventCard(props: EventCardProps) {
  const { title, href, startsAt, kind, palette, route, distanceKm, meta, counts = [], ownGroup, ...rest } = props;

  return (
    <CardFrame {...rest}>
      <RoutePoster palette={palette} route={route} kind={kind} distanceKm={distanceKm} />
      <div className={classes.EventCardBody}>
        <Start at={startsAt} />
        <CardTitle title={title} href={href} />
        {meta && <div className={classes.EventCardMeta}>{meta}</div>}
        {counts.length > 0 && (
          <div className={classes.EventCardCounts}>
            <CategoryCounts counts={counts} own={ownGroup} />
          </div>
        )}
      </div>
    </CardFrame>
  );
}

function Start({ at }: { at: Moment }) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(pageCatalogues);
  const now = useNow(minuteMs);
  const start = epochMs(at);
  const left = start === null ? null : start - now;
  const isSoon = left !== null && left > 0 && left < hourMs;

  return (
    <p className={classes.EventCardWhen}>
      <time dateTime={start === null ? undefined : new Date(start).toISOString()}>
        {formatTimeOfDay(at, { locale, timeZone })}
      </time>
      {left !== null && (
        <span className={classes.EventCardAway} data-soon={isSoon || undefined}>
          {awayText(left)}
        </span>
      )}
    </p>
  );

  function awayText(msLeft: number): string {
    if (msLeft <= 0) return messages.started;
    const day = formatDay(at, { locale, timeZone, now });
    return msLeft < dayMs && day === formatDay(now, { locale, timeZone, now })
      ? formatCountdown(at, { locale, timeZone, now })
      : day;
  }
}
