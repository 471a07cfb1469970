import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';

describe("a series' live stream", () => {
  let world: SeriesWorld;
  let address: string;
  beforeAll(async () => {
    world = await startSeriesWorld();
    await world.app.listen(0, '127.0.0.1');
    address = await world.app.getUrl();
  }, 60_000);
  afterAll(() => world.close());

  const follow = (query: string, signal?: AbortSignal) =>
    fetch(`${address}/api/live?${query}`, signal ? { signal } : {});

  it('starts with the current version, and reports the next one', async () => {
    const tour = await world.makeSeries(world.owner.browser, { name: 'Тур в эфире' }, [mornings.first]);
    const leaving = new AbortController();
    const { body } = await follow(`series=${tour.urlSlug}`, leaving.signal);
    let text = '';
    const reading = (async () => {
      for await (const chunk of body ?? []) text += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    const versions = () => [...text.matchAll(/"version":(\d+)/g)].map(([, version]) => Number(version));
    await expect.poll(versions, { timeout: 10_000 }).toHaveLength(1);
    const [present = 0] = versions();

    const stage = { eventId: mornings.second };
    await world.owner.browser.send('PATCH', '/api/organizer/series/stages', {
      seriesId: tour._id,
      action: 'add',
      stage,
    });

    await expect.poll(versions, { timeout: 10_000 }).toEqual([present, present + 1]);
    leaving.abort();
    await reading;
  });

  it('exists only for published series, and for one subject at a time', async () => {
    const draft = await world.makeSeries(world.owner.browser, { name: 'Тур в тайне' }, [], false);

    const statuses = [`series=${draft.urlSlug}`, 'series=none', '', `series=a&event=${mornings.first}`].map(
      async (query) => (await follow(query)).status,
    );

    expect(await Promise.all(statuses)).toEqual([404, 404, 400, 400]);
  });
});
