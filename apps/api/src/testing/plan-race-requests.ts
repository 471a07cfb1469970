import { aDraft } from './event-world.ts';
import type { PlanRequest } from './plan-requests.ts';

/** Race of the query plans, which has a protocol. */
export const planRace = 5_100_003;
/** Race that has not started. */
export const plannedRace = 5_100_016;

/** Race in the schedule. */
export const comingRace = 5_100_017;

/** Events, the catalogue and health, with requests that cover every path through the store. */
export const raceRequests: Record<string, PlanRequest[]> = {
  'GET /api/race/events': [
    {},
    { query: '?started=true&page=3' },
    { query: '?search=гонка+кубок&started=true' },
    { query: '?target=preview' },
    { query: '?started=true&organizerId={organizer}' },
    { query: '?organizerId={organizer}&search=a' },
  ],
  'GET /api/race/events/{id}': [{}],
  'GET /api/race/events/schedule.ics': [{}, { query: '?organizerId={organizer}' }],
  'GET /api/race/events/my.ics': [{}],
  'GET /api/race/events/{id}/race.ics': [{}],
  'GET /api/race/events-notification': [{}],
  'GET /api/race/events/{id}/eligibility': [{}],
  'GET /api/race/events/own-groups': [{}],
  'GET /api/race/events/ongoing': [{}],
  'GET /api/zwift/events/{eventId}/{organizerId}': [
    { params: { eventId: String(planRace), organizerId: '{organizer}' } },
    { params: { eventId: String(planRace), organizerId: 'undefined' } },
  ],
  'GET /api/zwift/events/moderator/{eventId}': [{ params: { eventId: String(planRace) } }],
  'PUT /api/zwift/events': [{ body: { ...aDraft(), base: aDraft().event, eventId: planRace } }],
  'POST /api/race/events': [
    { body: { event: { id: plannedRace, finishProtocol: 'catchUp', importanceLevel: 'standard' } } },
  ],
  'PUT /api/race/events': [{ body: { eventId: planRace } }],
  'DELETE /api/race/events': [{ body: { eventId: plannedRace } }],
  'GET /api/assets/routes': [{ query: '?ids=[2128890027]' }],
  'GET /api/assets/routes/all': [{}],
  'GET /api/assets/jerseys': [{}],
  'GET /api/assets/worlds': [{}],
  'GET /api/health': [{}],
  'GET /api/health/live': [{}],
};
