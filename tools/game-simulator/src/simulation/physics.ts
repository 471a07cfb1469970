const GRAVITY = 9.81;
const AIR_DENSITY = 1.2;
const ROLLING_RESISTANCE = 0.004;
const DRIVETRAIN = 0.975;
const BIKE_KG = 8;
const TOP_SPEED = 28;

/** Physical properties of a rider. */
export interface Body {
  /** Mass of rider and bike, kg. */
  readonly mass: number;
  /** Drag area in m². */
  readonly dragArea: number;
}

/**
 * Computes mass and drag area from kilograms and centimetres; the area grows with the body's surface (after DuBois).
 */
export function bodyOf(weightKg: number, heightCm: number): Body {
  return { mass: weightKg + BIKE_KG, dragArea: 0.16 * 0.007184 * heightCm ** 0.725 * weightKg ** 0.425 };
}

/** Returns the resistance to a rider in newtons at a speed in m/s; `shelter` 0.3 removes 30 % of the air drag. */
export function resistance(body: Body, speed: number, gradient: number, shelter: number): number {
  const air = 0.5 * AIR_DENSITY * body.dragArea * (1 - shelter) * speed * speed;
  return air + body.mass * GRAVITY * (ROLLING_RESISTANCE + gradient);
}

/** Returns the watts that sustain a speed in m/s. */
export function powerToHold(body: Body, speed: number, gradient: number, shelter: number): number {
  return (resistance(body, speed, gradient, shelter) * speed) / DRIVETRAIN;
}

/** Returns the speed one second later by the balance of kinetic energy: rider power minus road and air resistance. */
export function nextSpeed(body: Body, speed: number, watts: number, gradient: number, shelter: number): number {
  const gained = watts * DRIVETRAIN - resistance(body, speed, gradient, shelter) * speed;
  const energy = 0.5 * body.mass * speed * speed + gained;
  return Math.min(TOP_SPEED, Math.sqrt(Math.max(0.25, (2 * energy) / body.mass)));
}
