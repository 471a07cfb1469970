import { settingCookies } from '@otryv/contract/cookies';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markSetting } from '../../testing/markSetting.ts';
import type { Preferences } from './preferences.ts';

const key = 'otryv_preferences';

/** Loads the module as a new page does. */
async function opened() {
  vi.resetModules();
  return import('./preferences.ts');
}

/** Stubs the browser's time zone for its next reads; validating a zone name reads it as well. */
const zoneOfBrowser = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValueOnce({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone });
const written = () =>
  document.cookie
    .split('; ')
    .filter((cookie) => cookie.startsWith('otryv_'))
    .toSorted();

beforeEach(() => {
  for (const name of Object.values(settingCookies)) markSetting(name, null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('preferences', () => {
  it("are stored under the product's prefix", async () => {
    (await opened()).setPreferences({ power: 'watts', pageSize: 50 });
    const { usePreferences } = await opened();

    expect(renderHook(usePreferences).result.current).toEqual({ power: 'watts', pageSize: 50 });
    expect(Object.keys(localStorage)).toEqual([key]);
    expect(written()).toEqual([]);
  });

  it.each([
    { by: 'nobody', next: 'one', kept: { theme: 'light', pageSize: 25, power: 'watts', volume: 1 } },
    { by: 'one', next: 'one', kept: { theme: 'light', pageSize: 25, power: 'watts', volume: 1 } },
    { by: 'one', next: 'other', kept: { theme: 'light', power: 'watts' } },
  ] as const)('left by $by are continued by $next as $kept', async ({ by, next, kept }) => {
    const { takePreferences, setPreferences, currentPreferences } = await opened();
    if (by !== 'nobody') takePreferences(by, {});
    setPreferences({
      theme: 'light',
      pageSize: 25,
      volume: 1,
      resultColumns: by === next ? undefined : { pinned: [] },
    });

    takePreferences(next, { power: 'watts' });

    expect(currentPreferences()).toMatchObject(kept);
    expect(currentPreferences().resultColumns).toEqual(by === 'nobody' ? { pinned: [] } : undefined);
    expect(currentPreferences().pageSize).toBe(next === 'other' ? undefined : 25);
    expect(currentPreferences().volume).toBe(next === 'other' ? undefined : 1);
  });

  it('are all restored by the next page', async () => {
    const all: Preferences = {
      theme: 'light',
      ownZone: true,
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
    zoneOfBrowser('Asia/Vladivostok');
    (await opened()).setPreferences(all);

    const { usePreferences } = await opened();

    expect(renderHook(usePreferences).result.current).toEqual(all);
  });

  it('notify all subscribers immediately', async () => {
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
  ])('reset to defaults for %s', async (_, stored) => {
    localStorage.setItem(key, stored);

    const { usePreferences } = await opened();

    expect(renderHook(usePreferences).result.current).toEqual({});
  });

  it('keep valid values and drop invalid ones', async () => {
    localStorage.setItem(key, '{"theme":"dark","pageSize":7,"__proto__":{"power":"watts"}}');

    const { usePreferences } = await opened();

    expect(renderHook(usePreferences).result.current).toEqual({ theme: 'dark' });
  });

  it('last until the page is closed when storage is full', async () => {
    const { usePreferences, setPreferences } = await opened();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderHook(usePreferences);

    act(() => setPreferences({ theme: 'dark' }));
    full.mockRestore();

    expect(result.current.theme).toBe('dark');
  });

  it('are empty when storage is forbidden', async () => {
    const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });

    const { usePreferences } = await opened();
    forbidden.mockRestore();

    expect(renderHook(usePreferences).result.current).toEqual({});
  });

  it('keep known values only', async () => {
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

describe('theme, zone and density', () => {
  it('are cookies for the server, each set when it is changed', async () => {
    const { setPreferences } = await opened();
    const set = vi.spyOn(document, 'cookie', 'set');

    setPreferences({ theme: 'dark', rowDensity: 'compact', ownZone: false });
    vi.stubGlobal('location', { protocol: 'https:' });
    setPreferences({ theme: 'dark', rowDensity: 'standard' });

    expect(set.mock.calls).toEqual([
      ['otryv_theme=dark; Path=/; SameSite=Lax; Max-Age=31536000'],
      ['otryv_density=standard; Path=/; SameSite=Lax; Max-Age=31536000; Secure'],
    ]);
    expect(localStorage.getItem(key)).toBe('{}');
  });

  it('keep the time zone that the reader had when choosing it', async () => {
    zoneOfBrowser('Asia/Vladivostok');
    (await opened()).setPreferences({ ownZone: true });
    const { setPreferences, useTimeZone } = await opened();
    zoneOfBrowser('Asia/Omsk');

    setPreferences({ theme: 'dark', ownZone: true });

    expect(renderHook(useTimeZone).result.current).toBe('Asia/Vladivostok');
    expect(written()).toEqual(['otryv_theme=dark', 'otryv_zone=Asia/Vladivostok']);
  });

  it('use Moscow time if the browser cannot name its zone', async () => {
    zoneOfBrowser('Etc/Unknown');
    const { setPreferences, useTimeZone } = await opened();

    setPreferences({ ownZone: true });

    expect(renderHook(useTimeZone).result.current).toBe('Europe/Moscow');
    expect(written()).toEqual([]);
  });

  it('are migrated once from the storage of an earlier version', async () => {
    zoneOfBrowser('Asia/Omsk');
    localStorage.setItem(key, '{"theme":"dark","ownZone":true,"rowDensity":"comfortable","pageSize":50}');

    const { usePreferences, useTimeZone } = await opened();

    const carried = { theme: 'dark', ownZone: true, rowDensity: 'comfortable', pageSize: 50 };
    expect(renderHook(usePreferences).result.current).toEqual(carried);
    expect(renderHook(useTimeZone).result.current).toBe('Asia/Omsk');
    expect(written()).toEqual(['otryv_density=comfortable', 'otryv_theme=dark', 'otryv_zone=Asia/Omsk']);
    expect(localStorage.getItem(key)).toBe('{"pageSize":50}');
  });

  it('ignore later writes by a tab of an earlier version', async () => {
    markSetting('otryv_theme', 'light');
    markSetting('otryv_density', 'compact');
    localStorage.setItem(key, '{"theme":"dark","rowDensity":"comfortable"}');

    const { usePreferences } = await opened();

    expect(renderHook(usePreferences).result.current).toEqual({ theme: 'light' });
    expect(written()).toEqual(['otryv_density=compact', 'otryv_theme=light']);
  });

  it('are rendered first as the server received them, then as currently set', async () => {
    localStorage.setItem(key, '{"rowDensity":"standard","pageSize":50}');
    markSetting('otryv_theme', 'dark');
    const { usePreferences } = await opened();
    const states: Preferences[] = [];

    renderHook(() => states.push(usePreferences()), { hydrate: true, container: document.createElement('div') });

    expect(states).toEqual([{ theme: 'dark' }, { theme: 'dark', rowDensity: 'standard', pageSize: 50 }]);
  });

  it('are rendered first as the page states it was rendered, which may be older than the cookies', async () => {
    const { usePreferences, useTimeZone } = await opened();
    const { ServedSettings } = await import('./ServedSettings.tsx');
    const settings = { theme: 'light' as const, timeZone: 'Asia/Omsk', density: 'compact' as const };
    const states: unknown[] = [];

    renderHook(() => states.push([usePreferences().theme, useTimeZone()]), {
      hydrate: true,
      container: document.createElement('div'),
      wrapper: ({ children }) => <ServedSettings settings={settings}>{children}</ServedSettings>,
    });

    expect(states).toEqual([
      ['light', 'Asia/Omsk'],
      [undefined, 'Europe/Moscow'],
    ]);
  });
});
