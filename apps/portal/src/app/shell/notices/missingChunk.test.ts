import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isMissingChunk, reloadForMissingChunk } from './missingChunk.ts';

const respond = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }));
const hold = (event: Event) => event.preventDefault();

/** Counts page reloads for chunks missing from the given builds. */
async function reloads(...builds: string[]): Promise<number> {
  const reload = vi.fn<() => void>();
  for (const build of builds) await reloadForMissingChunk(build, reload);
  return reload.mock.calls.length;
}

describe('a missing chunk', () => {
  beforeEach(() => respond(200));
  afterEach(() => {
    vi.unstubAllGlobals();
    window.removeEventListener('beforeunload', hold);
  });

  it('reloads the page once per build', async () => {
    expect(await reloads('a', 'a', 'b', 'b')).toBe(2);
    expect(Object.keys(sessionStorage)).toEqual(['otryv_reloaded_build']);
  });

  it.each([
    { where: 'a form has unsaved text', arrange: () => window.addEventListener('beforeunload', hold) },
    {
      where: 'there is no connection',
      arrange: () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
    },
    { where: 'the server is down', arrange: () => respond(503) },
    {
      where: 'the tab cannot note that it has done so',
      arrange: () => vi.stubGlobal('sessionStorage', null),
    },
  ])('does not reload the page where $where, but does so later for the same build', async ({ arrange }) => {
    arrange();
    expect(await reloads('a')).toBe(0);
    vi.unstubAllGlobals();
    window.removeEventListener('beforeunload', hold);
    respond(200);

    expect(await reloads('a')).toBe(1);
  });

  it('is distinguished from other errors in every browser', () => {
    const ofBrowsers = [
      'Failed to fetch dynamically imported module: https://otryv.example/assets/a.js',
      'error loading dynamically imported module: https://otryv.example/assets/a.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/a.css',
    ];
    const others = [new TypeError('Failed to fetch'), new Error('x is undefined'), 'Importing a module script failed.'];

    expect(ofBrowsers.map((message) => isMissingChunk(new TypeError(message)))).toEqual([true, true, true, true]);
    expect(others.map(isMissingChunk)).toEqual([false, false, false]);
  });
});
