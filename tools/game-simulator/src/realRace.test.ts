import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataFolders } from './dataFolders.ts';
import { readRealEvents, readRealRace } from './realRace.ts';
import { type SignedIn, signedIn } from './testing/signedIn.ts';

interface Entries {
  readonly entries: readonly {
    readonly profileId: number;
    readonly activityData: { readonly durationInMilliseconds: number };
  }[];
}

describe.each(dataFolders)('the $name race', ({ folder }) => {
  const file: { eventId: string; results: { riderId: number; category: string; time: number }[] } = JSON.parse(
    readFileSync(join(folder, 'zr-race-result.json'), 'utf8'),
  );
  let game: SignedIn;
  beforeAll(async () => {
    game = await signedIn({ dataDir: folder });
  });
  afterAll(() => game.simulator.close());

  it('has the times of the file, to the millisecond', async () => {
    const pages = await Promise.all(
      [0, 50].map((start) => game.get<Entries>(`race-results/entries?event_id=${file.eventId}&start=${start}`)),
    );
    const served = pages
      .flatMap((page) => page.body.entries)
      .map(({ profileId, activityData }) => [profileId, activityData.durationInMilliseconds]);

    expect(served).toHaveLength(file.results.length);
    expect(new Map(served.map(([id = 0, time]) => [id, time]))).toEqual(
      new Map(file.results.map(({ riderId, time }) => [riderId, Math.round(time * 1000)])),
    );
  });

  it('has groups with its categories, entrants and profiles', async () => {
    const { body } = await game.get<{ name: string; eventSubgroups: { id: number; subgroupLabel: string }[] }>(
      `events/${file.eventId}`,
    );
    const counts = await Promise.all(
      body.eventSubgroups.map(async ({ id }) => {
        const entrants = await game.get<unknown[]>(`events/subgroups/entrants/${id}?participation=signed_up`);
        return entrants.body.length;
      }),
    );

    expect(body.eventSubgroups.map(({ subgroupLabel }) => subgroupLabel)).toEqual(['A', 'B', 'C', 'D']);
    expect(counts).toEqual(
      ['A', 'B', 'C', 'D'].map((label) => file.results.filter(({ category }) => category === label).length),
    );
    expect((await game.get(`profiles/${file.results[0]?.riderId}`)).status).toBe(200);
  });

  it('is listed along with the unmodified events of the folder', async () => {
    const rows: { event: { id: number } }[] = JSON.parse(readFileSync(join(folder, 'events-picked.json'), 'utf8'));

    expect(rows.length).toBeGreaterThan(2);
    for (const { event } of rows) expect((await game.get(`events/${event.id}`)).body).toEqual(event);
  });
});

describe('a data folder', () => {
  let empty: string;
  beforeEach(() => {
    empty = mkdtempSync(join(tmpdir(), 'game-data-'));
  });
  afterEach(() => rmSync(empty, { recursive: true }));

  it('may lack its files', () => {
    expect(readRealRace(empty, 1)).toBeNull();
    expect(readRealEvents(empty)).toEqual([]);
  });

  it('has times rounded to the nearest millisecond', () => {
    const finish = { riderId: 1, name: 'Лука Утёсов', category: 'A', time: 1.005, rating: 100 };
    const race = { eventId: '7', time: 1, routeId: '686828068', distance: 1, title: 'Race', results: [finish] };
    writeFileSync(join(empty, 'zr-race-result.json'), JSON.stringify(race));

    expect(readRealRace(empty, 1)?.knownTimes?.get(1)).toBe(1005);
  });

  it('is rejected when its race has no known route', () => {
    writeFileSync(join(empty, 'zr-race-result.json'), JSON.stringify({ eventId: '1', routeId: '1', results: [] }));

    expect(() => readRealRace(empty, 1)).toThrow('not in zwift-data');
  });
});
