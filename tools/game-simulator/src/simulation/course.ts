import { type Route, segments } from 'zwift-data';

const STEP_METRES = 10;
const STEEPEST_DESCENT = 0.08;
const ROLLING_METRES = 1800;

/** Height profile from the pen to the finish line. */
export interface Course {
  /** Length in metres, lead-in included. */
  readonly length: number;
  /** Total ascent in metres, from the catalogue. */
  readonly ascent: number;
  /** Returns the gradient (0.05 = 5 %) at a distance in metres from the pen. */
  gradientAt(metres: number): number;
  /** Returns the height above the pen in metres. */
  heightAt(metres: number): number;
}

/** Race distance: laps of the route after its lead-in, or plain metres if the event has a distance. */
export interface CourseLength {
  readonly laps: number;
  /** 0 if the race is counted in laps. */
  readonly distanceInMeters: number;
}

/**
 * Builds the profile of a route: its known climbs if the catalogue has them, rolling ground for the rest of the ascent,
 * descents spread so that a lap ends as high as it began. The catalogue has no height profile, so this is an
 * approximation.
 */
export function courseOf(route: Route, { laps, distanceInMeters }: CourseLength): Course {
  const leadIn = (route.leadInDistance ?? 0) * 1000;
  const lap = route.distance * 1000;
  const length = distanceInMeters > 0 ? distanceInMeters : leadIn + laps * lap;
  const profile = lapGradients(route);
  const gradientAt = (metres: number) => {
    if (metres < leadIn) return 0;
    return profile[Math.floor(((metres - leadIn) % lap) / STEP_METRES)] ?? 0;
  };
  const heights = heightsOf(gradientAt, length);

  return {
    length,
    ascent: Math.round((route.leadInElevation ?? 0) + ((length - leadIn) / lap) * route.elevation),
    gradientAt,
    heightAt: (metres) => heights[Math.min(heights.length - 1, Math.floor(metres / STEP_METRES))] ?? 0,
  };
}

function lapGradients(route: Route): Float32Array {
  const lap = route.distance * 1000;
  const climbs = climbsOf(route);
  const climbed = climbs.reduce((sum, climb) => sum + (climb.to - climb.from) * climb.gradient, 0);
  // The mean of a sine's positive half is 1/π of its height over the whole wave.
  const swell = Math.min(0.04, (Math.PI * Math.max(0, route.elevation - climbed)) / lap);
  const flat = lap - climbs.reduce((sum, climb) => sum + climb.to - climb.from, 0);
  const descent = flat > 0 && route.lap ? Math.min(STEEPEST_DESCENT, climbed / flat) : 0;

  return Float32Array.from({ length: Math.ceil(lap / STEP_METRES) }, (_, index) => {
    const metres = index * STEP_METRES;
    const climb = climbs.find(({ from, to }) => metres >= from && metres < to);
    return climb ? climb.gradient : swell * Math.sin((2 * Math.PI * metres) / ROLLING_METRES) - descent;
  });
}

function climbsOf(route: Route) {
  return route.segmentsOnRoute.flatMap(({ from, to, segment: slug }) => {
    const segment = segments.find((candidate) => candidate.slug === slug);
    if (segment?.type !== 'climb') return [];
    const gradient = segment.avgIncline ? segment.avgIncline / 100 : (segment.elevation ?? 0) / ((to - from) * 1000);
    return gradient > 0 ? [{ from: from * 1000, to: to * 1000, gradient }] : [];
  });
}

function heightsOf(gradientAt: (metres: number) => number, length: number): Float32Array {
  const heights = new Float32Array(Math.ceil(length / STEP_METRES) + 1);
  for (let index = 1; index < heights.length; index += 1) {
    heights[index] = (heights[index - 1] ?? 0) + gradientAt((index - 1) * STEP_METRES) * STEP_METRES;
  }
  return heights;
}
