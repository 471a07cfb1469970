import { type Route, routes } from 'zwift-data';

/** Returns a route of the catalogue by its slug; throws if there is none. */
export function routeBySlug(slug: string): Route {
  const route = routes.find((candidate) => candidate.slug === slug);
  if (!route) throw new Error(`The route «${slug}» is not in zwift-data: choose another one.`);
  return route;
}
