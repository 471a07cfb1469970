import { blankRoute, type FoundCatalogue, type FoundRoute } from '../game/catalogue/found-catalogue.ts';

/** Builds a route of which a source provides only these fields. */
export function aFoundRoute(fields: Partial<FoundRoute> & Pick<FoundRoute, 'id'>): FoundRoute {
  return { ...blankRoute, ...fields };
}

export function aFoundCatalogue(fields: Partial<FoundCatalogue>): FoundCatalogue {
  return { maps: [], routes: [], jerseys: [], segments: [], ...fields };
}
