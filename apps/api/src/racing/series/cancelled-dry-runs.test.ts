import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Identities } from '../../kernel/access/identities.ts';
import { listening } from '../../testing/raw-socket.ts';
import { mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { ProtocolBuilder } from '../results/build/protocol-builder.ts';
import { SeriesBuilder } from './build/series-builder.ts';
import { SeriesInputs } from './build/series-inputs.ts';

describe('a dry run whose client disconnects', () => {
  let world: SeriesWorld;
  let address: string;
  let tour: Awaited<ReturnType<SeriesWorld['makeSeries']>>;
  beforeAll(async () => {
    world = await startSeriesWorld();
    address = `http://127.0.0.1:${await listening(world.app)}`;
    tour = await world.makeSeries(world.owner.browser, { name: 'Тур отмен' }, [mornings.first, mornings.second]);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => world.close());

  const calls = async (): Promise<[path: string, body: object | null][]> => {
    const [stageRow] = (await world.stage(tour.urlSlug, 1)).results;
    const rowId = `${mornings.first}.${stageRow?.profileId}`;
    return [
      [`/api/race/results/${mornings.first}/decisions/dry-run`, { value: 'DSQ', rowIds: [rowId] }],
      [
        '/api/series/stage/results/dry-run',
        { kind: 'category', stageResultId: `${tour._id}.1.${stageRow?.profileId}`, value: 'D' },
      ],
      [`/api/series/general-classification/${tour.urlSlug}/what-if?without=1`, null],
    ];
  };

  /**
   * Returns whether the standings were computed; the client stays, or disconnects while its permissions or the inputs
   * are read.
   */
  const isCounted = async ([path, body]: [string, object | null], leaves: 'never' | 'early' | 'late') => {
    const client = new AbortController();
    const closed = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    world.app
      .getHttpServer()
      .once('request', (_: unknown, response: { once(event: string, run: () => void): void }) => {
        response.once('close', closed.resolve);
      });
    const leave = async () => {
      client.abort();
      await closed.promise;
    };
    const whileRead = async <Inputs>(inputs: Promise<Inputs>) => {
      const [found] = await Promise.all([inputs, leaves === 'late' && leave()]);
      read.resolve();
      return found;
    };
    const rights = world.app.get(Identities);
    const identify = rights.findByToken.bind(rights);
    if (leaves === 'early')
      vi.spyOn(rights, 'findByToken').mockImplementation(async (token) => {
        await leave();
        return identify(token);
      });
    const [race, series] = [world.app.get(ProtocolBuilder), world.app.get(SeriesInputs)];
    const ofInputs = { race: race.read.bind(race), series: series.read.bind(series) };
    // The inputs of a series contain those of its races.
    if (path.startsWith('/api/race'))
      vi.spyOn(race, 'read').mockImplementation((...of) => whileRead(ofInputs.race(...of)));
    vi.spyOn(series, 'read').mockImplementation((...of) => whileRead(ofInputs.series(...of)));
    const builds = [world.app.get(ProtocolBuilder), world.app.get(SeriesBuilder)].map((builder) =>
      vi.spyOn(builder, 'build'),
    );
    const { signal } = client;
    const headers = { ...world.owner.browser.headers(), ...(body && { 'content-type': 'application/json' }) };
    const request = { headers, signal, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
    const status = await fetch(`${address}${path}`, request).then(
      ({ status: found }) => found,
      () => 'gone',
    );
    await read.promise;
    await world.app.inject({ url: '/api/assets/worlds' });
    const isBuilt = builds.some(({ mock }) => mock.calls.length > 0);
    vi.restoreAllMocks();
    return [status, isBuilt];
  };

  it('computes nothing', async () => {
    const found = [];
    for (const call of await calls())
      found.push([await isCounted(call, 'never'), await isCounted(call, 'early'), await isCounted(call, 'late')]);

    expect(found).toEqual(
      Array.from({ length: 3 }, () => [
        [200, true],
        ['gone', false],
        ['gone', false],
      ]),
    );
  });
});
