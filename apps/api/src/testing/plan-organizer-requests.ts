import { randomUUID } from 'node:crypto';
import { gameClubs } from '@otryv/game-simulator';
import { aDraft } from './event-world.ts';
import { planRace } from './plan-race-requests.ts';
import type { PlanRequest } from './plan-requests.ts';
import { blankPage } from './send-form.ts';

const club = { clubId: gameClubs.axis.clubId };
const further = { clubId: gameClubs.wind.clubId };
const names = { name: 'План', label: 'план', creatorId: '{owner}' };
const protocol = {
  name: 'newbies',
  displayName: 'План',
  description: '',
  isDefault: false,
  organizerId: '{organizer}',
};
const moderation = [{ body: { ...club, userId: '{owner}' } }];

/** Endpoints of organizers, for an administrator who owns one, in an order that keeps what later ones need. */
export const organizerRequests: Record<string, PlanRequest[]> = {
  'GET /api/organizers': [{}],
  'GET /api/organizers/{urlSlug}': [{ params: { urlSlug: '{slug}' } }],
  'GET /api/organizers/{urlSlug}/schedule.ics': [{ params: { urlSlug: '{slug}' } }],
  'GET /api/organizers/{urlSlug}/schedule.json': [{ params: { urlSlug: '{slug}' } }],
  'GET /api/organizer/{id}': [{ params: { id: '{organizer}' } }],
  'PUT /api/organizer/main': [{ body: { organizerId: '{organizer}', ...blankPage, mission: 'План' } }],
  'GET /api/moderator/users': [{ query: '?search=plan' }, { query: '?search=1000044' }, { query: '?page=3' }],
  'PUT /api/organizer/bots': [
    { body: { organizerId: '{organizer}', username: 'os@club.example', password: '{gamePassword}' } },
  ],
  'GET /api/organizer/bots': [{}],
  'POST /api/organizer/keys': [{ body: { organizerId: '{organizer}', kind: 'secret', name: 'План' } }],
  'GET /api/organizer/keys': [{}],
  'GET /api/keys/events/{id}/signed-riders': [{ params: { id: String(planRace) } }],
  'DELETE /api/organizer/keys': [{ body: { keyId: '{key}' } }],
  'POST /api/organizer/webhooks': [
    { body: { organizerId: '{organizer}', url: 'https://club.example/hooks', events: ['event.added'] } },
  ],
  'GET /api/organizer/webhooks': [{}],
  'POST /api/organizer/webhooks/test': [{ body: { webhookId: '{webhook}' } }],
  'GET /api/organizer/webhooks/deliveries': [{ query: '?webhookId={webhook}' }],
  'POST /api/organizer/webhooks/resend': [{ body: { deliveryId: '{delivery}' } }],
  'PUT /api/organizer/webhooks': [{ body: { webhookId: '{webhook}', isOn: false } }],
  'DELETE /api/organizer/webhooks': [{ body: { webhookId: '{webhook}' } }],
  'GET /api/organizer/clubs/zwift/{clubId}': [{ params: club }],
  'POST /api/organizer/clubs': [{ body: { ...club, organizerId: '{organizer}' } }],
  'PUT /api/organizer/clubs': [{ body: club }],
  'POST /api/zwift/events': [{ body: { ...aDraft(), requestKey: randomUUID() } }],
  'PUT /api/organizer/clubs/moderators': moderation,
  'GET /api/organizer/clubs/{organizerId}': [{ params: { organizerId: '{organizer}' } }],
  'GET /api/organizer/clubs-for-moderator/{userId}': [{ params: { userId: '{owner}' } }],
  'GET /api/organizer/organizers-for-moderator/{userId}': [{ params: { userId: '{owner}' } }],
  'DELETE /api/organizer/clubs/moderators': moderation,
  'POST /api/admin/clubs': [{ body: { ...further, organizerId: '{organizer}' } }],
  'GET /api/admin/clubs': [{}, { query: '?page=3' }],
  'GET /api/admin/clubs/{id}': [{ params: { id: club.clubId } }],
  'PUT /api/admin/clubs': [{ body: club }],
  'PUT /api/admin/clubs/moderators': moderation,
  'DELETE /api/admin/clubs/moderators': moderation,
  'DELETE /api/admin/clubs': [{ body: { ...further, name: gameClubs.wind.name } }],
  'POST /api/admin/finish-protocols': [{ body: protocol }],
  'GET /api/admin/finish-protocols': [{}, { query: '?organizerId={organizer}' }],
  'PUT /api/admin/finish-protocols': [{ body: { id: '{protocol}', protocol: { ...protocol, description: 'План' } } }],
  'DELETE /api/admin/finish-protocols': [{ body: { id: '{protocol}' } }],
  'DELETE /api/organizer/bots': [{ body: { botId: '{bot}' } }],
  'DELETE /api/organizer/clubs': [{ body: { ...club, name: gameClubs.axis.name } }],
  'GET /api/admin/look-alike-names': [{}],
  'GET /api/admin/organizers': [{}, { query: '?page=3' }, { query: '?search=план' }],
  'POST /api/admin/organizers': [{ body: { ...names, name: 'Ещё план', label: 'ещё', creatorId: null } }],
  'PUT /api/admin/organizers': [{ body: { ...names, name: 'План клуба', organizerId: '{organizer}' } }],
  'DELETE /api/admin/organizers': [{ body: { organizerId: '{organizer}', name: 'План клуба' } }],
};
