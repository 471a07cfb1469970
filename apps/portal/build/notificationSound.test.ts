import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notificationSound } from './notificationSound.ts';

describe('the sound of a message', () => {
  it('is the file that the portal serves, of 15 kB at the most', () => {
    const file = readFileSync(new URL('../public/sounds/notification.wav', import.meta.url));

    expect(file.equals(notificationSound())).toBe(true);
    expect(file.length).toBeLessThanOrEqual(15_000);
  });

  it('is loud at its notes and silent at its end', () => {
    const [start, end] = [notificationSound().subarray(44, 1_644), notificationSound().subarray(-100)];
    const swing = (samples: Buffer) => Math.max(...samples) - Math.min(...samples);

    expect(swing(start)).toBeGreaterThan(80);
    expect(swing(end)).toBeLessThan(8);
  });
});
