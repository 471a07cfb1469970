import { done } from '../auth/schemas.ts';
import { content, endpoint } from '../endpoint.ts';
import { eventParams } from '../events/schemas.ts';
import { organizerSlugParams } from '../organizers/schemas.ts';
import { calendarLinkData, calendarLinkParams, calendarQuery, newCalendarLinkData } from './schemas.ts';

export const calendarsEndpoints = {
  schedule: endpoint({
    method: 'GET',
    path: '/api/race/events/schedule.ics',
    summary: 'The coming races as a calendar to subscribe to',
    access: 'public',
    query: calendarQuery,
    response: content.calendar,
    errors: [],
  }),
  organizer: endpoint({
    method: 'GET',
    path: '/api/organizers/{urlSlug}/schedule.ics',
    summary: 'The races of a published organizer as a calendar to subscribe to',
    access: 'public',
    params: organizerSlugParams,
    response: content.calendar,
    errors: ['organizer_not_found'],
  }),
  race: endpoint({
    method: 'GET',
    path: '/api/race/events/{id}/race.ics',
    summary: 'One race as a calendar',
    access: 'public',
    params: eventParams,
    response: content.calendar,
    errors: ['event_not_found'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/race/events/my.ics',
    summary: 'The races that the rider has signed up for, as a calendar',
    access: 'signedIn',
    response: content.calendar,
    errors: [],
  }),
  byLink: endpoint({
    method: 'GET',
    path: '/api/calendars/{token}/my.ics',
    summary: 'The same by its secret link',
    access: 'public',
    params: calendarLinkParams,
    response: content.calendar,
    errors: ['calendar_not_found', 'too_many_attempts'],
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/race/profile/calendar',
    summary: "The secret link of the caller's calendar",
    access: 'signedIn',
    response: calendarLinkData,
    errors: [],
  }),
  renewLink: endpoint({
    method: 'POST',
    path: '/api/race/profile/calendar',
    summary: "Renews the secret link of the caller's calendar",
    access: 'signedIn',
    response: newCalendarLinkData,
    status: 201,
    errors: [],
  }),
  removeLink: endpoint({
    method: 'DELETE',
    path: '/api/race/profile/calendar',
    summary: "Ends the secret link of the caller's calendar",
    access: 'signedIn',
    response: done,
    errors: ['calendar_not_found'],
  }),
} as const;
