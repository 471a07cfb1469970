import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notificationSound } from './notificationSound.ts';

describe('the notification sound', () => {
  it('matches the file that the portal serves, at most 15 kB', () => {
    const file = readFileSync(new URL('../public/sounds/notification.wav', import.meta.url));

    expect(file.equals(notificationSound())).toBe(true);
    expect(file.length).toBeLessThanOrEqual(15_000);
  });

  it('is loud on its notes and silent at the end', () => {
    const [start, end] = [notificationSound().subarray(44, 1_644), notificationSound().subarray(-100)];
    const swing = (samples: Buffer) => Math.max(...samples) - Math.min(...samples);

    expect(swing(start)).toBeGreaterThan(80);
    expect(swing(end)).toBeLessThan(8);
  });
});
