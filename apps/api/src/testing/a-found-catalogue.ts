import type { FoundCatalogue, FoundRoute } from '../catalogue/found-catalogue.ts';

/** A route of which a source says only this. */
export function aFoundRoute(fields: Partial<FoundRoute> & Pick<FoundRoute, 'id'>): FoundRoute {
  return {
    name: null,
    map: null,
    pictureName: null,
    distance: null,
    elevation: null,
    leadInDistance: null,
    leadInElevation: null,
    leadInDistanceFreeRide: null,
    leadInElevationFreeRide: null,
    leadInDistanceMeetups: null,
    leadInElevationInMeetups: null,
    eventOnly: null,
    levelLocked: null,
    lap: null,
    supportsMeetups: null,
    sports: null,
    experience: null,
    eventPaddocks: null,
    ...fields,
  };
}

export function aFoundCatalogue(fields: Partial<FoundCatalogue>): FoundCatalogue {
  return { maps: [], routes: [], jerseys: [], segments: [], ...fields };
}
