import { Link, type MetaItem } from '@otryv/ui';
import { Route } from 'lucide-react';
import { type OfSeries, seriesOfEventHref } from '../shared/series/seriesOfEvent.ts';

/** Returns the series of a race for the line under its name; nothing for a race without one. */
export function seriesItem(event: OfSeries): MetaItem[] {
  const href = seriesOfEventHref(event);
  if (!event.seriesId || href === null) return [];
  return [{ key: 'series', icon: Route, content: <Link href={href}>{event.seriesId.name}</Link> }];
}
