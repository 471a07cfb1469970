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
    summary: 'List upcoming events (started=false, earliest first) or past ones (started=true, latest first)',
    access: 'public',
    query: eventsQuery,
    response: eventList,
    errors: ['cursor_invalid'],
  }),
  ongoing: endpoint({
    method: 'GET',
    path: '/api/race/events/ongoing',
    summary: 'List running races with their first finishers',
    access: 'public',
    response: ongoingRaces,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/race/events/{id}',
    summary: 'Get an event with its sign-ups',
    access: 'public',
    params: eventParams,
    response: eventDetails,
    errors: ['event_not_found'],
  }),
  next: endpoint({
    method: 'GET',
    path: '/api/race/events-notification',
    summary: 'List upcoming races as plain values, for chat bots',
    access: 'public',
    response: nextRaces,
    errors: [],
  }),
  eligibility: endpoint({
    method: 'GET',
    path: '/api/race/events/{id}/eligibility',
    summary: 'Check which groups of an event the caller may enter, and why',
    access: 'signedIn',
    params: eventParams,
    response: eventEligibility,
    errors: ['event_not_found'],
  }),
  ownGroups: endpoint({
    method: 'GET',
    path: '/api/race/events/own-groups',
    summary: 'Get the groups of upcoming and running races that suit the caller',
    access: 'signedIn',
    response: ownGroups,
    errors: [],
  }),
  view: endpoint({
    method: 'GET',
    path: '/api/zwift/events/{eventId}/{organizerId}',
    summary: "Get any event of the game that an organizer's account, or the site's, may read",
    access: 'clubModerator',
    params: viewedEventParams,
    response: editedEvent,
    errors: [...readFailures, 'organizer_not_found'],
  }),
  edit: endpoint({
    method: 'GET',
    path: '/api/zwift/events/moderator/{eventId}',
    summary: 'Get an event for its editor, in its current state in the game',
    access: 'clubModerator',
    params: editedEventParams,
    response: editedEvent,
    errors: ['event_not_found', ...readFailures],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/zwift/events',
    summary: "Create an event in the game with the account of the club's organizer",
    access: 'clubModerator',
    body: eventCreation,
    response: eventWritten,
    status: 201,
    errors: ['name_invalid', 'club_not_found', 'event_series_unknown', 'event_not_whole', ...writeFailures],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/zwift/events',
    summary: "Save an event: the site's fields, and before the start the game's document",
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
    summary: 'Add an event of the game to the site',
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
    summary: 'Refresh an event from the game',
    access: 'clubModerator',
    body: eventReference,
    response: eventSynced,
    errors: ['event_not_found', 'protocol_changed', ...takingFailures],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/race/events',
    summary: 'Delete an event with its riders, results and decisions',
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
