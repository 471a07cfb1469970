import { describe, expect, it } from 'vitest';
import { importWindow } from './event-window.ts';
import type { SubgroupFields } from './subgroup-fields.ts';

const start = new Date('2026-11-21T12:00:00Z');
const minutes = (from: Date) => (from.getTime() - start.getTime()) / 60_000;

function group(fields: Partial<SubgroupFields>): SubgroupFields {
  const none = { durationInSeconds: 0, distanceInMeters: 0, distanceSummary: null };
  return { label: 1, eventSubgroupStart: start, ...none, ...fields } as SubgroupFields;
}

describe('importWindow', () => {
  it('first checks 30 minutes after the start, or at the first finish of a shorter race', () => {
    const long = importWindow(start, [group({ durationInSeconds: 7200 })]);
    const short = importWindow(start, [group({ durationInSeconds: 900 })]);

    expect(minutes(long.from)).toBe(30);
    expect(minutes(short.from)).toBe(15);
  });

  it('ends 15 % and 20 minutes after the end of a timed race', () => {
    expect(minutes(importWindow(start, [group({ durationInSeconds: 6000 })]).until)).toBe(100 * 1.15 + 20);
  });

  it('waits for the slowest rider of a race over 160 km (4.1: the last import came too early)', () => {
    const { until } = importWindow(start, [
      group({ distanceSummary: { distanceInKilometers: 160, elevationGainInMeters: 1500 } }),
    ]);

    expect(minutes(until)).toBeGreaterThan(6 * 60);
  });

  it('waits for the group that starts last', () => {
    const later = new Date(start.getTime() + 30 * 60_000);
    const one = importWindow(start, [group({ durationInSeconds: 3600 })]);
    const two = importWindow(start, [
      group({ durationInSeconds: 3600 }),
      group({ durationInSeconds: 3600, eventSubgroupStart: later }),
    ]);

    expect(minutes(two.until) - minutes(one.until)).toBe(30);
  });

  it('ends even for a race of unknown length', () => {
    expect(minutes(importWindow(start, [group({})]).until)).toBeGreaterThan(60);
    expect(minutes(importWindow(start, []).until)).toBe(120);
  });
});
