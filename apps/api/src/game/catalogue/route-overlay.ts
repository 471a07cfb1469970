import { routesByPaddocks } from './route-facts.ts';

export const defaultPaddocks = '1,2,3,4';

const paddocks = new Map(
  Object.entries(routesByPaddocks).flatMap(([text, routeIds]) => routeIds.map((id) => [id, text] as const)),
);

/** Returns the start pockets of a route, which zwift-data lacks; the usual ones if the game has no others. */
export function paddocksOf(routeId: number): string {
  return paddocks.get(routeId) ?? defaultPaddocks;
}
