import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Preferences } from './preferences.ts';

const key = 'otryv_preferences';

/** The module as a new page loads it. */
async function opened() {
  vi.resetModules();
  return import('./preferences.ts');
}

describe('preferences', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it('are remembered under the prefix of the product', async () => {
    (await opened()).setPreferences({ theme: 'dark', pageSize: 50 });
    const { usePreferences } = await opened();

    expect(renderHook(usePreferences).result.current).toEqual({ theme: 'dark', pageSize: 50 });
    expect(Object.keys(localStorage)).toEqual([key]);
  });

  it('are all read back by the next page', async () => {
    const all: Preferences = {
      theme: 'light',
      ownZone: false,
      pageSize: 25,
      power: 'watts',
      rowDensity: 'comfortable',
      resultColumns: {
        shown: { heartRate: false, cp15: true },
        order: ['place', 'time'],
        pinned: ['place'],
        widths: { time: 120 },
      },
    };
    (await opened()).setPreferences(all);

    const { usePreferences } = await opened();

    expect(renderHook(usePreferences).result.current).toEqual(all);
  });

  it('reach every reader at once', async () => {
    const { usePreferences, setPreferences } = await opened();
    const first = renderHook(usePreferences);
    const second = renderHook(usePreferences);

    act(() => setPreferences({ ownZone: true }));

    expect(first.result.current.ownZone).toBe(true);
    expect(second.result.current).toBe(first.result.current);
  });

  it.each([
    ['no JSON', '{"theme":'],
    ['another kind of value', '[1,2]'],
    ['null', 'null'],
    [
      'values of other types',
      '{"theme":5,"pageSize":"20","power":"horses","rowDensity":{},"resultColumns":{"shown":{"np":1}}}',
    ],
  ])('start anew from %s', async (_, stored) => {
    localStorage.setItem(key, stored);

    const { usePreferences } = await opened();

    expect(renderHook(usePreferences).result.current).toEqual({});
  });

  it('keep what is good beside what is not', async () => {
    localStorage.setItem(key, '{"theme":"dark","pageSize":7,"__proto__":{"power":"watts"}}');

    const { usePreferences } = await opened();

    expect(renderHook(usePreferences).result.current).toEqual({ theme: 'dark' });
  });

  it('hold until the page is closed where storage is full', async () => {
    const { usePreferences, setPreferences } = await opened();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderHook(usePreferences);

    act(() => setPreferences({ theme: 'dark' }));

    expect(result.current.theme).toBe('dark');
  });

  it('are empty where storage is forbidden', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });

    const { usePreferences } = await opened();

    expect(renderHook(usePreferences).result.current).toEqual({});
  });

  it('keep values that are choices, and no other', async () => {
    const { knownOf } = await opened();
    const choices = {
      theme: ['light', 'dark'],
      ownZone: [true, false],
      pageSize: [5, 10, 15, 20, 25, 50],
      power: ['wattsPerKg', 'watts'],
      rowDensity: ['compact', 'standard', 'comfortable'],
      volume: [0, 0.5, 1],
    };
    const others = ['', 'blue', 7, -0.01, 1.01, null, {}, ['dark']];
    const kept = Object.entries(choices).map(([name, values]) => [
      name,
      [...values, ...others].filter((value) => name in knownOf({ [name]: value })),
    ]);

    expect(Object.fromEntries(kept)).toEqual(choices);
    expect([null, 'dark', ['dark'], 7].map(knownOf)).toEqual([{}, {}, {}, {}]);
  });
});
