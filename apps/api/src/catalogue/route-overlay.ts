/** What zwift-data does not tell of a route. */
export interface RouteOverlay {
  imageUrl?: string;
  eventPaddocks?: string;
}

export const usualPaddocks = '1,2,3,4';

/** By route id; a route that is not here starts from the usual pockets and has no picture. */
export const routeOverlay: Readonly<Record<number, RouteOverlay>> = {};
