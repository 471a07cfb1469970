import * as z from 'zod/mini';
import { moment, objectId } from '../values.ts';

/** Races to include in a calendar: all, or those of one organizer. */
export const calendarQuery = z.object({ organizerId: z.optional(objectId) });

/** Any text: a malformed link is treated as unknown, like an expired one. */
export const calendarLinkParams = z.object({ token: z.string() });

/** The link of the caller's calendar: its creation time, never the link itself. */
export const calendarLinkData = z
  .object({ data: z.nullable(z.object({ createdAt: moment })) })
  .register(z.globalRegistry, { id: 'CalendarLink' });
export type CalendarLink = NonNullable<z.output<typeof calendarLinkData>['data']>;

/** A new link, shown only once. */
export const newCalendarLinkData = z
  .object({ data: z.object({ url: z.url(), createdAt: moment }) })
  .register(z.globalRegistry, { id: 'NewCalendarLink' });
