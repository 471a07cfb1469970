import { describe, expect, it } from 'vitest';
import { bodyOf, nextSpeed, powerToHold } from './physics.ts';

const body = bodyOf(75, 180);

function settled(watts: number, gradient: number, shelter = 0): number {
  let speed = 1;
  for (let second = 0; second < 600; second += 1) speed = nextSpeed(body, speed, watts, gradient, shelter);
  return speed;
}

describe('the physics of a rider', () => {
  it('settles at the speed that the watts sustain', () => {
    const speed = settled(250, 0);

    expect(powerToHold(body, speed, 0, 0)).toBeCloseTo(250, 1);
    expect(speed * 3.6).toBeGreaterThan(36);
    expect(speed * 3.6).toBeLessThan(40);
  });

  it('is slower uphill, faster downhill and faster behind a wheel', () => {
    expect(settled(250, 0.06)).toBeLessThan(settled(250, 0));
    expect(settled(250, -0.03)).toBeGreaterThan(settled(250, 0));
    expect(settled(250, 0, 0.3)).toBeGreaterThan(settled(250, 0));
  });

  it('never stalls and never diverges', () => {
    expect(settled(0, 0.2)).toBeGreaterThan(0);
    expect(settled(2000, -0.2)).toBeLessThanOrEqual(28);
  });
});
