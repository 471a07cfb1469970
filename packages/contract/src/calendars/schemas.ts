import * as z from 'zod/mini';
import { moment, objectId } from '../values.ts';

/** Which races a calendar holds: all, or those of an organizer. */
export const calendarQuery = z.object({ organizerId: z.optional(objectId) });

/** Text of any shape: a link that is malformed is as unknown as one that has ended. */
export const calendarLinkParams = z.object({ token: z.string() });

/** The link of the caller's calendar: since when it is there, never the link itself. */
export const calendarLinkData = z
  .object({ data: z.nullable(z.object({ createdAt: moment })) })
  .register(z.globalRegistry, { id: 'CalendarLink' });
export type CalendarLink = NonNullable<z.output<typeof calendarLinkData>['data']>;

/** A new link, which is shown this once. */
export const newCalendarLinkData = z
  .object({ data: z.object({ url: z.url(), createdAt: moment }) })
  .register(z.globalRegistry, { id: 'NewCalendarLink' });
