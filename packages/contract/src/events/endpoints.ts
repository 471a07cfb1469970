import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { gameFailures } from '../game/failures.ts';
import {
  editedEvent,
  editedEventParams,
  eventAdded,
  eventAddition,
  eventCreation,
  eventDeletion,
  eventEligibility,
  eventReference,
  eventSaving,
  eventSynced,
  eventWritten,
  ownGroups,
  viewedEventParams,
} from './game-events.ts';
import { nextRaces } from './next-races.ts';
import { ongoingRaces } from './ongoing-races.ts';
import { eventDetails, eventList, eventParams, eventsQuery } from './schemas.ts';

const readFailures = [...gameFailures, 'game_event_not_found', 'game_forbidden'] as const;
/** For an event read with its sign-ups. */
const takingFailures = [...readFailures, 'game_entrants_not_found'] as const;
/** For an event added to a series. */
const stageFailures = ['stage_event_foreign', 'stage_event_unsuitable', 'stage_locked'] as const;
const accountFailures = [...gameFailures, 'event_not_moderated', 'bot_missing', 'bot_refused'] as const;
const writeFailures = [...accountFailures, 'event_refused_by_game', 'event_outcome_unknown'] as const;

export const eventsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/race/events',
    summary: 'Events to come (started=false, earliest first) or past (started=true, latest first)',
    access: 'public',
    query: eventsQuery,
    response: eventList,
    errors: ['cursor_invalid'],
  }),
  ongoing: endpoint({
    method: 'GET',
    path: '/api/race/events/ongoing',
    summary: 'The races that are on, with their first finishers',
    access: 'public',
    response: ongoingRaces,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/race/events/{id}',
    summary: 'One event with the riders who signed up',
    access: 'public',
    params: eventParams,
    response: eventDetails,
    errors: ['event_not_found'],
  }),
  next: endpoint({
    method: 'GET',
    path: '/api/race/events-notification',
    summary: 'The coming races in plain values, for the bots of chats',
    access: 'public',
    response: nextRaces,
    errors: [],
  }),
  eligibility: endpoint({
    method: 'GET',
    path: '/api/race/events/{id}/eligibility',
    summary: 'Whether the signed-in rider may enter the groups of an event, and why',
    access: 'signedIn',
    params: eventParams,
    response: eventEligibility,
    errors: ['event_not_found'],
  }),
  ownGroups: endpoint({
    method: 'GET',
    path: '/api/race/events/own-groups',
    summary: 'Which groups of the races to come or on fit the signed-in rider',
    access: 'signedIn',
    response: ownGroups,
    errors: [],
  }),
  view: endpoint({
    method: 'GET',
    path: '/api/zwift/events/{eventId}/{organizerId}',
    summary: "Any event of the game that an organizer's account, or the site's, may read",
    access: 'clubModerator',
    params: viewedEventParams,
    response: editedEvent,
    errors: [...readFailures, 'organizer_not_found'],
  }),
  edit: endpoint({
    method: 'GET',
    path: '/api/zwift/events/moderator/{eventId}',
    summary: 'An event of the site for its editor, as the game has it now',
    access: 'clubModerator',
    params: editedEventParams,
    response: editedEvent,
    errors: ['event_not_found', ...readFailures],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/zwift/events',
    summary: "Makes an event in the game with the account of the club's organizer",
    access: 'clubModerator',
    body: eventCreation,
    response: eventWritten,
    status: 201,
    errors: ['name_invalid', 'club_not_found', 'event_series_unknown', 'event_not_whole', ...writeFailures],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/zwift/events',
    summary: "Saves an event: what the site keeps, and before the start the game's document",
    access: 'clubModerator',
    body: eventSaving,
    response: eventWritten,
    errors: [
      'name_invalid',
      'event_not_found',
      'event_changed_in_game',
      'event_frozen',
      'event_start_fixed',
      'event_series_unknown',
      'club_not_found',
      'event_gone_from_game',
      'game_forbidden',
      'event_not_whole',
      'protocol_official',
      'protocol_locked',
      'protocol_changed',
      ...stageFailures,
      ...writeFailures,
    ] as const,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/race/events',
    summary: 'Takes an event of the game into the site',
    access: 'clubModerator',
    body: eventAddition,
    response: eventAdded,
    status: 201,
    errors: [
      'event_known',
      'club_not_found',
      'organizer_not_found',
      'event_series_unknown',
      ...stageFailures,
      ...takingFailures,
    ] as const,
  }),
  sync: endpoint({
    method: 'PUT',
    path: '/api/race/events',
    summary: 'Reads an event from the game again',
    access: 'clubModerator',
    body: eventReference,
    response: eventSynced,
    errors: ['event_not_found', 'protocol_changed', ...takingFailures],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/race/events',
    summary: 'Deletes an event with its riders, results and decisions',
    access: 'clubModerator',
    body: eventDeletion,
    response: done,
    errors: [
      'event_not_found',
      'event_frozen',
      'stage_event_taken',
      'import_running',
      'event_deletion_refused',
      'event_deletion_unknown',
      ...accountFailures,
    ] as const,
  }),
} as const;
