import { bodyOf } from '../simulation/physics.ts';
import type { Starter } from '../simulation/starter.ts';

/** Creates an average rider at the start; override the tested properties. */
export function aStarter(overrides: Partial<Starter> = {}): Starter {
  return {
    profileId: 1,
    body: bodyOf(75, 180),
    engine: { criticalWatts: 260, reserve: 18_000, peakWatts: 800, boldness: 0.5 },
    delaySeconds: 0,
    waveSeconds: 0,
    stopsAt: null,
    ...overrides,
  };
}
