import { done } from '../auth/schemas.ts';
import { content, endpoint } from '../endpoint.ts';
import { eventParams } from '../events/schemas.ts';
import { organizerSlugParams } from '../organizers/schemas.ts';
import { calendarLinkData, calendarLinkParams, calendarQuery, newCalendarLinkData } from './schemas.ts';

export const calendarsEndpoints = {
  schedule: endpoint({
    method: 'GET',
    path: '/api/race/events/schedule.ics',
    summary: 'Subscribe to upcoming races as a calendar',
    access: 'public',
    query: calendarQuery,
    response: content.calendar,
    errors: [],
  }),
  organizer: endpoint({
    method: 'GET',
    path: '/api/organizers/{urlSlug}/schedule.ics',
    summary: "Subscribe to a published organizer's races as a calendar",
    access: 'public',
    params: organizerSlugParams,
    response: content.calendar,
    errors: ['organizer_not_found'],
  }),
  race: endpoint({
    method: 'GET',
    path: '/api/race/events/{id}/race.ics',
    summary: 'Get one race as a calendar',
    access: 'public',
    params: eventParams,
    response: content.calendar,
    errors: ['event_not_found'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/race/events/my.ics',
    summary: 'Get the races that the caller signed up for, as a calendar',
    access: 'signedIn',
    response: content.calendar,
    errors: [],
  }),
  byLink: endpoint({
    method: 'GET',
    path: '/api/calendars/{token}/my.ics',
    summary: "Get the caller's calendar by its secret link",
    access: 'public',
    params: calendarLinkParams,
    response: content.calendar,
    errors: ['calendar_not_found', 'too_many_attempts'],
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/race/profile/calendar',
    summary: "Get the secret link of the caller's calendar",
    access: 'signedIn',
    response: calendarLinkData,
    errors: [],
  }),
  renewLink: endpoint({
    method: 'POST',
    path: '/api/race/profile/calendar',
    summary: "Renew the secret link of the caller's calendar",
    access: 'signedIn',
    response: newCalendarLinkData,
    status: 201,
    errors: [],
  }),
  removeLink: endpoint({
    method: 'DELETE',
    path: '/api/race/profile/calendar',
    summary: "Revoke the secret link of the caller's calendar",
    access: 'signedIn',
    response: done,
    errors: ['calendar_not_found'],
  }),
} as const;
