import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signedIn } from '../testing/signedIn.ts';

interface Entry {
  readonly profileId: number;
  readonly rank: number;
  readonly activityData: { readonly activityId: string; readonly durationInMilliseconds: number };
  readonly criticalP: Readonly<Record<string, number>>;
  readonly sensorData: { readonly avgWatts: number; readonly heartRateData: { readonly heartRateMonitor: boolean } };
}
interface Entries {
  readonly entries: readonly Entry[];
}
interface Streams {
  readonly powerInWatts: readonly number[];
  readonly timeInSec: readonly number[];
}

const BIG_GROUP = 6500031;
const byNumber = (one: number, other: number) => one - other;
let game: SignedIn;
beforeAll(async () => {
  game = await signedIn();
});
afterAll(() => game.simulator.close());

const page = async (query: string) => (await game.get<Entries>(`race-results/entries?${query}`)).body.entries;

function bestMean(watts: readonly number[], window: number): number {
  let best = 0;
  for (let start = 0; start + window <= watts.length; start += 1) {
    best = Math.max(
      best,
      watts.slice(start, start + window).reduce((sum, value) => sum + value, 0),
    );
  }
  return Math.round(best / window);
}

describe('GET race-results/entries', () => {
  it('returns the finishers of a group in pages of 50, each once, in the order of their times', async () => {
    const pages = await Promise.all(
      [0, 50, 100, 150, 200].map((start) => page(`event_subgroup_id=${BIG_GROUP}&start=${start}&limit=50`)),
    );
    const rows = pages.flat();
    const times = rows.map((row) => row.activityData.durationInMilliseconds);

    expect(pages.map((rowsOfPage) => rowsOfPage.length).slice(0, 3)).toEqual([50, 50, 50]);
    expect(pages[4]).toEqual([]);
    expect(new Set(rows.map((row) => row.profileId)).size).toBe(rows.length);
    expect(rows.map((row) => row.rank)).toEqual(rows.map((_, index) => index + 1));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('rejects pages above 50', async () => {
    const { status, body } = await game.get(`race-results/entries?event_subgroup_id=${BIG_GROUP}&limit=51`);

    expect(status).toBe(400);
    expect(body).toEqual({ message: 'limit.too.large' });
  });

  it('is empty for planned and unknown groups', async () => {
    expect(await page('event_subgroup_id=6500086')).toEqual([]);
    expect(await page('event_subgroup_id=1')).toEqual([]);
  });

  it('agrees with the per-second power of the activity', async () => {
    for (const row of await page('event_id=5100006&limit=5')) {
      const { activityId, durationInMilliseconds } = row.activityData;
      const activity = await game.get<{ fitnessData: { fullDataUrl: string } }>(`activities/${activityId}`);
      const path = activity.body.fitnessData.fullDataUrl.replace(game.simulator.apiUrl, '');
      const { body } = await game.get<Streams>(path);
      const raced = body.powerInWatts.slice(0, Math.round(durationInMilliseconds / 1000));

      expect(body.powerInWatts.length).toBeGreaterThan(raced.length);
      expect(row.criticalP).toEqual({
        criticalP15Seconds: bestMean(raced, 15),
        criticalP1Minute: bestMean(raced, 60),
        criticalP5Minutes: bestMean(raced, 300),
        criticalP20Minutes: bestMean(raced, 1200),
      });
      expect(row.sensorData.avgWatts).toBeCloseTo(raced.reduce((sum, watts) => sum + watts, 0) / raced.length, 6);
    }
  });

  it('shows a running race rider by rider as they cross the line', async () => {
    const counts: number[] = [];
    for (const minutes of [0, 25, 35, 90]) {
      await game.control('POST', 'clock', { now: new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString() });
      counts.push((await page('event_id=5100013&limit=50')).length);
    }
    await game.control('POST', 'clock', { now: '2026-11-21T12:00:00Z' });

    expect(counts[0]).toBe(0);
    expect(counts[1]).toBeGreaterThan(0);
    expect(counts[2]).toBeGreaterThan(counts[1] ?? 0);
    expect(counts[3]).toBeGreaterThan(counts[2] ?? 0);
  });

  it('inserts the row of the latest finisher between two reads, as long as riders still finish', async () => {
    const riders = async () => (await page('event_id=5100013')).map(({ profileId }) => profileId);
    const moved: boolean[] = [];
    for (const minutes of [30, 40, 200]) {
      await game.control('POST', 'clock', { now: new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString() });
      const [first, second, third] = [await riders(), await riders(), await riders()];
      moved.push(first.join() !== second.join());
      expect([first.toSorted(byNumber), third]).toEqual([second.toSorted(byNumber), second]);
    }
    await game.control('POST', 'clock', { now: '2026-11-21T12:00:00Z' });

    expect(moved).toEqual([true, true, false]);
  });

  it('is deterministic for a seed, and differs between seeds', async () => {
    const query = 'race-results/entries?event_subgroup_id=6500026&limit=50';
    const [twin, stranger] = await Promise.all([signedIn(), signedIn({ seed: 2 })]);
    const [own, same, other] = await Promise.all([game.get(query), twin.get(query), stranger.get(query)]);
    await Promise.all([twin.simulator.close(), stranger.simulator.close()]);

    expect(same.body).toEqual(own.body);
    expect(other.body).not.toEqual(own.body);
  });
});
