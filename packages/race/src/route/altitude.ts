import type { RouteProfile } from './routeBars.ts';

/** No road of the game has a steeper sustained descent, in m per km. */
const STEEPEST_DESCENT = 80;
const KM_PER_HILL = 4;

/**
 * Returns the elevation of the road, in m above the start, at any km of a route; above the lowest point if heights are
 * known.
 *
 * Climbs come in order and without overlaps. After each the road falls back to the level of the start before the next
 * one, as far as possible; the remaining elevation gain is distributed over hills of equal size.
 */
export function altitudeAlong({ distanceKm, elevationM, climbs, heights }: RouteProfile): (km: number) => number {
  if (heights && heights.length > 1) return (km) => riddenHeight(heights, km / distanceKm);
  const points = roadPoints({ distanceKm, elevationM, climbs });
  const climbed = climbs.reduce((sum, climb) => sum + climb.elevationM, 0);
  const hills = Math.max(1, Math.round(distanceKm / KM_PER_HILL));
  const hillM = Math.max(0, elevationM - climbed) / hills;

  return (km) => {
    const rolling = (hillM * (1 - Math.cos((2 * Math.PI * hills * km) / distanceKm))) / 2;
    return between(points, km) + rolling;
  };
}

type Point = readonly [km: number, metres: number];

function roadPoints({ distanceKm, climbs }: RouteProfile): Point[] {
  const points: Point[] = [[0, 0]];
  for (const { fromKm, toKm, elevationM } of climbs) {
    const foot = fallTo(points.at(-1), fromKm);
    points.push([fromKm, foot], [toKm, foot + elevationM]);
  }
  points.push([distanceKm, fallTo(points.at(-1), distanceKm)]);
  return points;
}

function fallTo(from: Point | undefined, km: number) {
  const [fromKm, metres] = from ?? [0, 0];
  return Math.max(0, metres - STEEPEST_DESCENT * (km - fromKm));
}

function riddenHeight(heights: readonly number[], share: number): number {
  const at = Math.min(1, Math.max(0, share)) * (heights.length - 1);
  const [before, after] = [heights[Math.floor(at)] ?? 0, heights[Math.ceil(at)] ?? 0];
  return before + (after - before) * (at % 1);
}

function between(points: readonly Point[], km: number) {
  const next = points.findIndex(([at]) => at >= km);
  const [toKm, to] = points[next] ?? [0, 0];
  const [fromKm, from] = points[next - 1] ?? [toKm, to];
  return toKm > fromKm ? from + ((to - from) * (km - fromKm)) / (toKm - fromKm) : to;
}
