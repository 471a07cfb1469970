import { type Route, worlds } from 'zwift-data';
import type { Course } from '../simulation/course.ts';
import { type Ride, racedSeconds } from '../simulation/ride.ts';
import type { Rider } from '../world/riders.ts';

const RESTING_SHARE = 0.45;
const HEART_LAG = 25;
const SEA_LEVEL = 1200;

/** Formats per-second data of an activity in the game's JSON; the arrays are parallel, one entry per second. */
export function streamsJson(ride: Ride, rider: Rider, course: Course, route: Route) {
  const distanceInCm = distances(ride);
  return {
    powerInWatts: Array.from(ride.watts),
    cadencePerMin: Array.from(ride.watts, (watts, second) => cadence(watts, second, rider)),
    heartRate: heartRates(ride, rider),
    distanceInCm,
    speedInCmPerSec: Array.from(ride.speeds),
    timeInSec: Array.from(ride.watts, (_, second) => second),
    altitudeInCm: distanceInCm.map((centimetres) => Math.round(SEA_LEVEL + course.heightAt(centimetres / 100) * 100)),
    latlng: distanceInCm.map((centimetres) => placeOnMap(route, centimetres / 100)),
  };
}

/** Computes beats per minute by second, which follow the effort with a lag; zeros without a strap. */
export function heartRates(ride: Ride, rider: Rider): number[] {
  let beats = rider.maxHeartRate * (RESTING_SHARE + 0.1);
  return Array.from(ride.watts, (watts) => {
    const strain = Math.min(1, 0.25 + (0.62 * watts) / rider.engine.criticalWatts);
    const aim = rider.maxHeartRate * (RESTING_SHARE + (1 - RESTING_SHARE) * strain);
    beats += (aim - beats) / HEART_LAG;
    return rider.heartRateStrap ? Math.round(beats) : 0;
  });
}

/** Computes mean beats per minute up to the line; 0 without a strap. */
export function averageHeartRate(ride: Ride, rider: Rider): number {
  const raced = heartRates(ride, rider).slice(0, racedSeconds(ride));
  return raced.length === 0 ? 0 : raced.reduce((sum, beats) => sum + beats, 0) / raced.length;
}

/** Returns every n-th entry of each array, at most 1000: the game's small file. */
export function downsampled(streams: ReturnType<typeof streamsJson>) {
  const step = Math.ceil(streams.timeInSec.length / 1000);
  return Object.fromEntries(
    Object.entries(streams).map(([name, values]) => [name, values.filter((_, index) => index % step === 0)]),
  );
}

function cadence(watts: number, second: number, rider: Rider): number {
  if (watts === 0) return 0;
  const habit = 82 + (rider.profileId % 14);
  return Math.round(habit + 4 * Math.sin(second / 40) + Math.min(14, (8 * watts) / rider.engine.criticalWatts - 8));
}

function distances(ride: Ride): number[] {
  let centimetres = 0;
  return Array.from(ride.speeds, (speed) => {
    centimetres += speed;
    return centimetres;
  });
}

/** Returns a position on a loop within the bounds of the route's world: zwift-data has no geometry of the roads. */
function placeOnMap(route: Route, metres: number): [latitude: number, longitude: number] {
  const bounds = worlds.find(({ slug }) => slug === route.world)?.bounds ?? [
    [0, 0],
    [0, 0],
  ];
  const [[north, west], [south, east]] = bounds;
  const turn = (2 * Math.PI * metres) / (route.distance * 1000);
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return [
    round((north + south) / 2 + ((north - south) / 4) * Math.sin(turn)),
    round((west + east) / 2 + ((east - west) / 4) * Math.cos(turn)),
  ];
}
