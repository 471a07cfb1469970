import { nextSpeed, powerToHold } from './physics.ts';
import type { RiderOnRoad } from './rider.ts';

const WHEEL_METRES = 25;
const WHEEL_GAP = 2.5;
const SPRINT_METRES = 320;
const RECOVERY = 0.55;

/** Surroundings of a rider at this moment. */
export interface View {
  readonly second: number;
  readonly gradient: number;
  /** Share of the air drag removed by riders in front. */
  readonly shelter: number;
  /** Metres to the rider in front, `Infinity` without one. */
  readonly gap: number;
  /** Speed of the rider in front, m/s. */
  readonly speedInFront: number;
  readonly metresToGo: number;
}

/**
 * Returns the integer watts of the next second: hold the plan, hold a wheel, attack, or sprint, as far as the reserve
 * permits.
 */
export function chooseWatts(rider: RiderOnRoad, view: View): number {
  const { criticalWatts, peakWatts } = rider.starter.engine;
  const wanted = tactic(rider, view);
  const limit = rider.reserve <= 0 ? criticalWatts * 0.96 : peakWatts;
  const noise = 1 + (rider.random.next() - 0.5) * 0.12;
  return Math.max(0, Math.round(Math.min(wanted, limit) * noise));
}

function tactic(rider: RiderOnRoad, view: View): number {
  const { criticalWatts, peakWatts, reserve, boldness } = rider.starter.engine;
  const freshness = rider.reserve / reserve;
  const plan = planned(rider, view);
  if (view.metresToGo < SPRINT_METRES) return criticalWatts + (peakWatts - criticalWatts) * freshness * 0.75;
  if (view.second < rider.attackUntil) return criticalWatts * 1.45;
  if (freshness > 0.75 && rider.random.chance(0.0006 + boldness * 0.001)) {
    rider.attackUntil = view.second + rider.random.whole(15, 60);
  }
  if (view.gap > WHEEL_METRES) return plan;

  const hold = toHoldTheWheel(rider, view);
  const cap = criticalWatts * (0.97 + 0.9 * Math.max(0, freshness - 0.1));
  if (hold > cap) return cap;
  const pullsThrough = freshness > 0.5 && plan > hold * (1.45 - boldness * 0.45);
  return pullsThrough ? plan : Math.max(hold, criticalWatts * 0.3);
}

/** Returns the paced watts: a constant effort with random drift, more uphill and less downhill. */
function planned(rider: RiderOnRoad, view: View): number {
  rider.mood = rider.mood * 0.98 + (rider.random.next() - 0.5) * 0.03;
  const terrain = 1 + Math.max(-0.5, Math.min(0.18, view.gradient * 4));
  return rider.starter.engine.criticalWatts * rider.effort * terrain * (1 + rider.mood);
}

function toHoldTheWheel(rider: RiderOnRoad, view: View): number {
  const { body } = rider.starter;
  const closing = view.speedInFront - rider.speed + 0.1 * (view.gap - WHEEL_GAP);
  return powerToHold(body, rider.speed, view.gradient, view.shelter) + body.mass * rider.speed * closing * 0.25;
}

/** Rides one second: spends or regains the reserve, moves, and records watts and speed. */
export function rideOneSecond(rider: RiderOnRoad, watts: number, view: View): void {
  const { criticalWatts, reserve } = rider.starter.engine;
  const above = watts - criticalWatts;
  rider.reserve =
    above > 0
      ? Math.max(0, rider.reserve - above)
      : Math.min(reserve, rider.reserve - above * RECOVERY * (1 - rider.reserve / reserve));
  const speed = nextSpeed(rider.starter.body, rider.speed, watts, view.gradient, view.shelter);
  const centimetres = Math.round(speed * 100);
  rider.speed = centimetres / 100;
  rider.position += rider.speed;
  rider.watts.push(watts);
  rider.speeds.push(centimetres);
}
