import { endpoint } from '../endpoint.ts';
import { jerseys, routes, routesQuery, worlds } from './schemas.ts';

export const catalogueEndpoints = {
  routes: endpoint({
    method: 'GET',
    path: '/api/assets/routes',
    summary: 'List routes by id; unknown ids are omitted',
    access: 'public',
    query: routesQuery,
    response: routes,
    errors: ['route_not_found'],
  }),
  allRoutes: endpoint({
    method: 'GET',
    path: '/api/assets/routes/all',
    summary: 'List all routes of the game',
    access: 'public',
    response: routes,
    errors: [],
  }),
  worlds: endpoint({
    method: 'GET',
    path: '/api/assets/worlds',
    summary: 'List all worlds of the game',
    access: 'public',
    response: worlds,
    errors: [],
  }),
  jerseys: endpoint({
    method: 'GET',
    path: '/api/assets/jerseys',
    summary: "List the game's jerseys that have a name",
    access: 'public',
    response: jerseys,
    errors: [],
  }),
} as const;
