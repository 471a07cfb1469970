'use client';

import { createElement, type HTMLAttributes, type Ref, useEffect } from 'react';

/** What every element takes; beside it `style`, `className` and all else that any element of HTML does. */
export interface OtryvEmbedProps extends HTMLAttributes<HTMLElement> {
  /** The origin of the portal, such as `https://otryv.example`. */
  portal: string;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** The colour of the site, as `#rrggbb`. */
  accent?: string | undefined;
  locale?: 'ru' | 'en' | undefined;
  /** IANA name of the zone in which all times are shown. */
  zone?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

interface RowsProps {
  /** The most rows that are shown, up to 300. */
  rows?: number | undefined;
}

interface TableProps extends RowsProps {
  /** Names of columns, separated by commas; a protocol has `power` without it, which fits into any place. */
  columns?: string | undefined;
  category?: string | undefined;
}

export interface OtryvResultsProps extends OtryvEmbedProps, TableProps {
  event: number | string;
}

export interface OtryvScheduleProps extends OtryvEmbedProps, RowsProps {
  organizer?: string | undefined;
}

export interface OtryvSeriesProps extends OtryvEmbedProps {
  series: string;
}

export interface OtryvStandingsProps extends OtryvEmbedProps, TableProps {
  series: string;
}

export interface OtryvRiderProps extends OtryvEmbedProps, RowsProps {
  rider: number | string;
}

export interface OtryvCountdownProps extends OtryvEmbedProps {
  event?: number | string | undefined;
  organizer?: string | undefined;
}

/** Renders an element of the portal and loads the script that defines it, once for a page: not where the page pins a version itself. */
function EmbedElement({ name, portal, ...attributes }: OtryvEmbedProps & { name: string }) {
  useEffect(() => {
    const version = `${new URL(portal).origin}/embed/v1.`;
    if ([...document.scripts].some(({ src }) => src.startsWith(version))) return;
    const script = document.createElement('script');
    script.async = true;
    script.src = `${version}js`;
    document.head.append(script);
  }, [portal]);

  return createElement(name, attributes);
}

export function OtryvResults(props: OtryvResultsProps) {
  return <EmbedElement name="otryv-results" {...props} />;
}

/** The schedule of an organizer, or of the whole portal. */
export function OtryvSchedule(props: OtryvScheduleProps) {
  return <EmbedElement name="otryv-schedule" {...props} />;
}

export function OtryvSeries(props: OtryvSeriesProps) {
  return <EmbedElement name="otryv-series" {...props} />;
}

export function OtryvStandings(props: OtryvStandingsProps) {
  return <EmbedElement name="otryv-standings" {...props} />;
}

export function OtryvRider(props: OtryvRiderProps) {
  return <EmbedElement name="otryv-rider" {...props} />;
}

/** The time until an event, until the next one of an organizer, or the next of all. */
export function OtryvCountdown(props: OtryvCountdownProps) {
  return <EmbedElement name="otryv-countdown" {...props} />;
}
