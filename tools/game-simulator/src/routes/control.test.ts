import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, signedIn } from '../testing/signedIn.ts';

interface Entries {
  readonly entries: readonly { readonly activityData: { readonly endDate: string; readonly activityId: string } }[];
}

const PLANNED = 5100019;
let game: SignedIn;
beforeEach(async () => {
  game = await signedIn();
});
afterEach(() => game.simulator.close());

describe('POST /control/finish/{event}', () => {
  it('makes all results of a planned race final immediately', async () => {
    const before = await game.get<Entries>(`race-results/entries?event_id=${PLANNED}`);
    const { body } = await game.control<{ eventId: number; entries: number }>('POST', `finish/${PLANNED}`);
    const pages = await Promise.all(
      [0, 50].map((start) => game.get<Entries>(`race-results/entries?event_id=${PLANNED}&start=${start}`)),
    );
    const [row] = pages[0]?.body.entries ?? [];

    expect(before.body.entries).toEqual([]);
    expect(body.eventId).toBe(PLANNED);
    expect(pages.flatMap((page) => page.body.entries)).toHaveLength(body.entries);
    expect((await game.get(`activities/${row?.activityData.activityId}`)).status).not.toBe(404);
  });

  it('moves the start back on request, so that the last rider finishes now', async () => {
    await game.control('POST', `finish/${PLANNED}`, { moveStart: true });
    const event = await game.get<{ eventStart: string }>(`events/${PLANNED}`);
    const pages = await Promise.all(
      [0, 50].map((start) => game.get<Entries>(`race-results/entries?event_id=${PLANNED}&start=${start}`)),
    );
    const ends = pages.flatMap((page) => page.body.entries.map((row) => row.activityData.endDate)).toSorted();

    expect(new Date(event.body.eventStart).getTime()).toBeLessThan(Date.UTC(2026, 10, 21, 12));
    expect(new Date(ends.at(-1) ?? 0).getTime()).toBeLessThanOrEqual(Date.UTC(2026, 10, 21, 12));
  });

  it('returns 404 for an unknown event', async () => {
    expect((await game.control('POST', 'finish/1')).status).toBe(404);
  });
});

describe('POST /control/riders/{id}', () => {
  interface Profile {
    readonly firstName: string;
    readonly lastName: string;
  }

  it('changes the last name of a profile', async () => {
    const before = await game.get<Profile>('profiles/1000001');
    await game.control('POST', 'riders/1000001', { lastName: 'Код 7XK' });

    const { body } = await game.get<Profile>('profiles/1000001');
    expect(body).toEqual({ ...before.body, lastName: 'Код 7XK' });
  });

  it('returns 404 for an unknown rider', async () => {
    expect((await game.control('POST', 'riders/7', { lastName: 'Код' })).status).toBe(404);
  });

  it('has riders with two profiles', async () => {
    const [first, second] = [await game.get<Profile>('profiles/1000001'), await game.get<Profile>('profiles/1100001')];

    expect([second.body.firstName, second.body.lastName]).toEqual([first.body.firstName, first.body.lastName]);
  });
});

describe('injected faults', () => {
  it.each([401, 403, 404, 429, 500])('returns %i the configured number of times', async (status) => {
    await game.control('POST', 'faults', { path: '/api/profiles/', status, times: 1 });

    expect((await game.get('profiles/1000001')).status).toBe(status);
    expect((await game.get('profiles/1000001')).status).toBe(200);
  });

  it('sends Retry-After when it is configured', async () => {
    await game.control('POST', 'faults', { path: 'profiles', status: 429, retryAfter: 7 });

    expect((await game.get('profiles/1000001')).headers.get('retry-after')).toBe('7');
    await game.control('DELETE', 'faults');
    expect((await game.get('profiles/1000001')).status).toBe(200);
  });

  it('delays, breaks and halves responses', async () => {
    const results = 'race-results/entries?event_subgroup_id=6500031&limit=50';
    await game.control('POST', 'faults', { path: 'race-results', delayMs: 120, halfPage: true, times: 1 });
    await game.control('POST', 'faults', { path: 'race-results', garbage: true, times: 1 });
    await game.control('POST', 'faults', { path: 'race-results', stranger: true, times: 1 });
    // biome-ignore lint/plugin: The minimum time is what was requested.
    const asked = performance.now();
    const half = await game.get<Entries>(results);
    // biome-ignore lint/plugin: No busy machine makes it shorter.
    const waited = performance.now() - asked;

    expect(half.body.entries).toHaveLength(25);
    expect(waited).toBeGreaterThan(100);
    await expect(game.get(results)).rejects.toThrow(SyntaxError);
    expect((await game.get(results)).body).toEqual({ message: 'ok' });
    expect((await game.get<Entries>(results)).body.entries).toHaveLength(50);
  });

  it('leaves a request without a response, and still closes', async () => {
    await game.control('POST', 'faults', { path: 'public/events', hang: true });
    const request = fetch(`${game.simulator.apiUrl}public/events/upcoming`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(150),
    });

    await expect(request).rejects.toThrow(/timeout/);
  });

  it('rejects an invalid order', async () => {
    expect((await game.control('POST', 'faults', { status: 500 })).status).toBe(400);
    expect((await game.control('POST', 'faults', { path: 'x', status: 418 })).status).toBe(400);
  });
});

describe('the other controls', () => {
  it('count requests by path pattern and reset on demand', async () => {
    await game.control('DELETE', 'requests');
    await game.get('profiles/1000001');
    await game.get('profiles/1000002');

    expect((await game.control('GET', 'requests')).body).toEqual({ 'GET /api/profiles/:id': 2 });
  });

  it('set or shift the clock, and reject an invalid moment', async () => {
    const set = await game.control<{ now: string }>('POST', 'clock', { now: '2026-11-22T00:00:00Z' });
    const moved = await game.control<{ now: string }>('POST', 'clock', { offsetMs: 60_000 });

    expect(set.body.now).toBe('2026-11-22T00:00:00.000Z');
    expect(moved.body.now).toBe('2026-11-22T00:01:00.000Z');
    expect((await game.control('POST', 'clock', { now: 'soon' })).status).toBe(400);
  });
});
