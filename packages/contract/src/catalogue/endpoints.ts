import { endpoint } from '../endpoint.ts';
import { jerseys, routes, routesQuery, worlds } from './schemas.ts';

export const catalogueEndpoints = {
  routes: endpoint({
    method: 'GET',
    path: '/api/assets/routes',
    summary: 'Routes by their numbers; unknown numbers are left out',
    access: 'public',
    query: routesQuery,
    response: routes,
    errors: ['route_not_found'],
  }),
  allRoutes: endpoint({
    method: 'GET',
    path: '/api/assets/routes/all',
    summary: 'Every route of the game',
    access: 'public',
    response: routes,
    errors: [],
  }),
  worlds: endpoint({
    method: 'GET',
    path: '/api/assets/worlds',
    summary: 'Every world of the game',
    access: 'public',
    response: worlds,
    errors: [],
  }),
  jerseys: endpoint({
    method: 'GET',
    path: '/api/assets/jerseys',
    summary: 'Every jersey of the game that has a name',
    access: 'public',
    response: jerseys,
    errors: [],
  }),
} as const;
