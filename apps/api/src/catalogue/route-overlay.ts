/** Data of routes that zwift-data lacks. */
export interface RouteOverlay {
  imageUrl?: string;
  eventPaddocks?: string;
}

export const defaultPaddocks = '1,2,3,4';

/** By route id; a route that is not here starts from the usual pockets and has no picture. */
export const routeOverlay: Readonly<Record<number, RouteOverlay>> = {};
