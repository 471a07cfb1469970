'use client';

import { createElement, type ReactNode, useEffect } from 'react';

/** What every element takes; all but `portal` are attributes of the element. */
export interface OtryvEmbedProps {
  /** The origin of the portal, such as `https://otryv.example`. */
  portal: string;
  theme?: 'light' | 'dark' | 'system';
  /** The colour of the site, as `#rrggbb`. */
  accent?: string;
  locale?: 'ru' | 'en';
  /** IANA name of the zone in which all times are shown. */
  zone?: string;
  /** Names of columns, separated by commas; a protocol has `power` without it, which fits into any place. */
  columns?: string;
  category?: string;
  /** The most rows that are shown at first. */
  rows?: number;
  /** A link that is shown until the element is, and without scripts. */
  children?: ReactNode;
}

/** Renders an element of the portal and loads the script that defines it, once for a page: not where the page pins a version itself. */
function EmbedElement({ name, portal, children, ...attributes }: OtryvEmbedProps & { name: string }) {
  useEffect(() => {
    const version = `${new URL(portal).origin}/embed/v1.`;
    if ([...document.scripts].some(({ src }) => src.startsWith(version))) return;
    const script = document.createElement('script');
    script.async = true;
    script.src = `${version}js`;
    document.head.append(script);
  }, [portal]);

  return createElement(name, attributes, children);
}

export function OtryvResults(props: OtryvEmbedProps & { event: number | string }) {
  return <EmbedElement name="otryv-results" {...props} />;
}

/** The schedule of an organizer, or of the whole portal. */
export function OtryvSchedule(props: OtryvEmbedProps & { organizer?: string }) {
  return <EmbedElement name="otryv-schedule" {...props} />;
}

export function OtryvSeries(props: OtryvEmbedProps & { series: string }) {
  return <EmbedElement name="otryv-series" {...props} />;
}

export function OtryvStandings(props: OtryvEmbedProps & { series: string }) {
  return <EmbedElement name="otryv-standings" {...props} />;
}

export function OtryvRider(props: OtryvEmbedProps & { rider: number | string }) {
  return <EmbedElement name="otryv-rider" {...props} />;
}

/** The time until an event, until the next one of an organizer, or the next of all. */
export function OtryvCountdown(props: OtryvEmbedProps & { event?: number | string; organizer?: string }) {
  return <EmbedElement name="otryv-countdown" {...props} />;
}
