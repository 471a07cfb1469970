import { describe, expect, it } from 'vitest';
import { createFaults, truncated } from './faults.ts';

describe('createFaults', () => {
  it('matches paths by substring or expression', () => {
    const faults = createFaults();
    faults.add({ path: 'race-results', status: 429 });
    faults.add({ path: '^/api/events/\\d+$', status: 403 });

    expect(faults.take('/api/race-results/entries?start=0')?.status).toBe(429);
    expect(faults.take('/api/events/5100001')?.status).toBe(403);
    expect(faults.take('/api/events/subgroups/entrants/1')).toBeNull();
  });

  it('stops after the configured number of times and continues with the next order', () => {
    const faults = createFaults();
    faults.add({ path: '/a', status: 500, times: 2 });
    faults.add({ path: '/a', status: 404, times: 1 });

    const statuses = Array.from({ length: 4 }, () => faults.take('/a')?.status ?? null);

    expect(statuses).toEqual([500, 500, 404, null]);
  });

  it('matches the configured method only', () => {
    const faults = createFaults();
    faults.add({ path: '/a', method: 'PUT', status: 500 });

    expect(faults.take('/a', 'GET')).toBeNull();
    expect(faults.take('/a', 'PUT')?.status).toBe(500);
  });

  it('removes every order when cleared, and tolerates an invalid expression', () => {
    const faults = createFaults();
    faults.add({ path: '/a(', status: 500 });

    expect(faults.take('/b')).toBeNull();
    expect(faults.take('/a(')?.status).toBe(500);
    faults.clear();
    expect(faults.take('/a(')).toBeNull();
  });
});

describe('halved', () => {
  it.each([
    { title: 'a bare list', payload: [1, 2, 3], half: [1] },
    { title: 'a list within an object', payload: { entries: [1, 2], total: 2 }, half: { entries: [1], total: 2 } },
    { title: 'no list', payload: null, half: null },
  ])('removes the second half of $title', ({ payload, half }) => {
    expect(truncated(payload)).toEqual(half);
  });
});
