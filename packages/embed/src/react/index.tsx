'use client';

import { createElement, type HTMLAttributes, type Ref, useEffect } from 'react';

/** Props of every element, in addition to `style`, `className` and all other HTML attributes. */
export interface OtryvEmbedProps extends HTMLAttributes<HTMLElement> {
  /** Origin of the portal, such as `https://otryv.example`. */
  portal: string;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Accent colour of the site, as `#rrggbb`. */
  accent?: string | undefined;
  locale?: 'ru' | 'en' | undefined;
  /** IANA name of the time zone of all times. */
  zone?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

interface RowsProps {
  /** Maximum number of rows, up to 300. */
  rows?: number | undefined;
}

interface TableProps extends RowsProps {
  /** Names of columns, separated by commas; by default `power` for a protocol, which fits any width. */
  columns?: string | undefined;
  category?: string | undefined;
}

export interface OtryvResultsProps extends OtryvEmbedProps, TableProps {
  event: number | string;
}

export interface OtryvScheduleProps extends OtryvEmbedProps, RowsProps {
  /** Id of an organizer, 24 characters: `_id` in `/api/organizers`. */
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
  /** Id of an organizer, 24 characters: `_id` in `/api/organizers`. */
  organizer?: string | undefined;
}

/**
 * Renders an element of the portal and loads the script that defines it, once per page, unless the page itself pins a
 * version.
 */
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

/** The time until an event, or until the next one of an organizer or of the whole portal. */
export function OtryvCountdown(props: OtryvCountdownProps) {
  return <EmbedElement name="otryv-countdown" {...props} />;
}
