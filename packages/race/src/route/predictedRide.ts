import type { GroupLabel } from '../categories/groupLabel.ts';

const MASS_KG = 75;
const GRAVITY = 9.81;
const ROLLING_RESISTANCE = 0.004;
const DRAG_AREA = 0.3;
const AIR_DENSITY = 1.2;
const EFFICIENCY = 0.95;
const START_SPEED = 10;
const NEWTON_STEPS = 20;

/** Expected average power of each group in W/kg; group E is open to all riders. */
export const EXPECTED_WATTS_PER_KG: Readonly<Record<GroupLabel, number | null>> = {
  A: 4.5,
  B: 4.2,
  C: 3.35,
  D: 2.62,
  E: null,
};

export interface PredictedRide {
  distanceKm: number;
  elevationM: number;
  wattsPerKg: number;
}

/**
 * Predicts the duration of a ride, in s: a rider of 75 kg at steady power on the mean gradient, by the balance of power
 * against rolling resistance, gravity and air drag. `null` if the distance or the power is not above 0.
 */
export function predictedRideSeconds({ distanceKm, elevationM, wattsPerKg }: PredictedRide): number | null {
  if (!(distanceKm > 0 && wattsPerKg > 0)) return null;
  const metres = distanceKm * 1000;
  const power = wattsPerKg * MASS_KG * EFFICIENCY;
  const slope = MASS_KG * GRAVITY * (ROLLING_RESISTANCE + Math.max(0, elevationM) / metres);
  const air = (AIR_DENSITY * DRAG_AREA) / 2;

  let speed = START_SPEED;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    speed -= (air * speed ** 3 + slope * speed - power) / (3 * air * speed ** 2 + slope);
  }
  return metres / speed;
}
