import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes, routesQuery, worlds } from './schemas/catalogue.ts';
import { eventDetails, eventList, eventsQuery } from './schemas/event.ts';
import { health } from './schemas/health.ts';
import { raceResults } from './schemas/results.ts';
import { gameIdText } from './schemas/values.ts';

const eventParams = z.object({ id: gameIdText });

/** Every endpoint of the API. */
export const contract = {
  events: {
    list: endpoint({
      method: 'GET',
      path: '/api/race/events',
      summary: 'Events to come (started=false, earliest first) or past (started=true, latest first)',
      access: 'public',
      query: eventsQuery,
      answer: eventList,
      errors: [],
    }),
    get: endpoint({
      method: 'GET',
      path: '/api/race/events/{id}',
      summary: 'One event with the riders who signed up',
      access: 'public',
      params: eventParams,
      answer: eventDetails,
      errors: ['event_not_found'],
    }),
  },
  results: {
    get: endpoint({
      method: 'GET',
      path: '/api/race/results/{id}',
      summary: 'The protocol of an event, its latest version',
      access: 'public',
      params: eventParams,
      answer: raceResults,
      errors: ['event_not_found', 'event_not_started'],
    }),
  },
  catalogue: {
    routes: endpoint({
      method: 'GET',
      path: '/api/assets/routes',
      summary: 'Routes by their numbers; unknown numbers are left out',
      access: 'public',
      query: routesQuery,
      answer: routes,
      errors: ['route_not_found'],
    }),
    allRoutes: endpoint({
      method: 'GET',
      path: '/api/assets/routes/all',
      summary: 'Every route of the game',
      access: 'public',
      answer: routes,
      errors: [],
    }),
    worlds: endpoint({
      method: 'GET',
      path: '/api/assets/worlds',
      summary: 'Every world of the game',
      access: 'public',
      answer: worlds,
      errors: [],
    }),
  },
  health: {
    get: endpoint({
      method: 'GET',
      path: '/api/health',
      summary: 'Whether this process and its database work',
      access: 'public',
      answer: health,
      errors: [],
    }),
  },
} as const;
