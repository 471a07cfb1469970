import { comingRace } from './plan-race-requests.ts';
import type { PlanRequest } from './plan-requests.ts';

const email = { subject: 'План', title: 'План', text: 'План' };
const days = { startDate: '2026-11-21', endDate: '2026-11-28' };
const digest = { eventsEmailPreview: { subject: 'План', ...days, events: [{ id: comingRace }] } };

/** Endpoints of mailings, for an administrator, in the order of a mailing that is paused. */
export const mailingRequests: Record<string, PlanRequest[]> = {
  'GET /api/admin/mailings/audience': [{ query: '?lists=news,events,development' }],
  'POST /api/admin/notification/letter-preview': [{ body: email }, { body: digest }],
  'POST /api/admin/notification/trial': [{ body: email }],
  'POST /api/admin/notification': [
    { body: { ...email, notificationsTypes: { events: true, news: true, development: false } } },
  ],
  'GET /api/race/events/mailings/preview': [{ query: '?startDate=2026-11-21&endDate=2026-11-28' }],
  'POST /api/admin/notification/events-preview': [{ body: digest }],
  'GET /api/admin/mailings': [{}],
  'PUT /api/admin/mailings/{mailingId}/state': [{ params: { mailingId: '{mailing}' }, body: { state: 'paused' } }],
};
