import type { SeriesLists } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTour, chases, mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { walkPages } from '../../testing/walk-pages.ts';
import { ResultsImporter } from '../results/import/results.importer.ts';
import { ProtocolRebuilds } from '../results/publish/protocol-rebuilds.ts';
import { SeriesJobs } from './series.jobs.ts';

/** Route in New York. */
const ladyLiberty = 5_103_974;

describe('series', () => {
  let world: SeriesWorld;
  let os: SeriesWorld['owner']['browser'];
  let krona: SeriesWorld['owner']['browser'];

  beforeAll(async () => {
    world = await startSeriesWorld();
    [os, krona] = [world.owner.browser, world.rival.browser];
  });
  afterAll(() => world.close());

  const get = async (url: string) => world.app.inject({ url });
  const eventOf = async (id: number) => (await get(`/api/race/events/${id}`)).json().event;

  it('keeps its slug of organizer, name and first day, and covers whole Moscow days', async () => {
    const made = await world.makeSeries(os, { name: 'Тур без этапов' });

    const { data } = (await world.change(os, made._id, { name: 'Тур с новым именем', mission: '' })).json();

    expect(made.urlSlug).toBe('os-tur-bez-etapov-09112026');
    expect([data.urlSlug, data.name, data.mission]).toEqual([made.urlSlug, 'Тур с новым именем', '']);
    expect([data.dateStart, data.dateEnd]).toEqual(['2026-11-08T21:00:00.000Z', '2026-12-01T20:59:59.999Z']);
    const again = await world.makeSeries(os, { name: 'Тур без этапов' }).catch((error: Error) => error.message);
    expect(again).toContain('series_name_taken');
  });

  it('is visible as a draft only to its organizer and to administrators', async () => {
    const { urlSlug, _id } = await world.makeSeries(os, { name: 'Черновик тура' }, [], false);
    const url = `/api/series/${urlSlug}`;

    const statuses = [os, world.admin, krona].map(async (browser) => (await browser.send('GET', url)).statusCode);

    expect([(await get(url)).statusCode, ...(await Promise.all(statuses))]).toEqual([404, 200, 200, 404]);
    expect((await krona.send('GET', `/api/organizer/series/${_id}`)).statusCode).toBe(404);
    expect(JSON.stringify((await get('/api/series/organizers')).json())).not.toContain(_id);
  });

  // One tour until it is deleted.
  describe('a tour of two races', { shuffle: false }, () => {
    let tour: Awaited<ReturnType<SeriesWorld['makeSeries']>>;
    beforeAll(async () => {
      tour = await world.makeSeries(os, {}, [mornings.first, mornings.second]);
    });

    it('has a protocol for each, with every rider once, and their sum as standings', async () => {
      const [first, second] = [await world.stage(tour.urlSlug, 1), await world.stage(tour.urlSlug, 2)];
      const { results, classifications } = await world.general(tour.urlSlug);

      const riders = first.results.map(({ profileId }) => profileId);
      expect(riders.length).toBeGreaterThan(10);
      expect(new Set(riders).size).toBe(riders.length);
      const [leader] = results;
      const timeOn = (rows: typeof first.results) =>
        rows.find(({ profileId }) => profileId === leader?.profileId)?.finishTime ?? Number.NaN;
      expect(leader?.totalTimeInMilliseconds).toBe(timeOn(first.results) + timeOn(second.results));
      expect(classifications.points.length).toBeGreaterThan(0);
      expect(tour.stages.map(({ hasResults }) => hasResults)).toEqual([true, true]);
    });

    it('is served from stored bytes with a strong tag', async () => {
      const url = `/api/series/stage/results/${tour.urlSlug}/1`;
      const { headers } = await get(url);

      const again = await world.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });

      expect(headers.etag).toMatch(/^"[^"]+"$/);
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    it('sets its name in its races', async () => {
      expect((await eventOf(mornings.first)).seriesId).toMatchObject({ _id: tour._id, urlSlug: tour.urlSlug });
    });

    it('lists its races, all or the finished ones newest first', async () => {
      const idsOf = async (status: string) =>
        (await get(`/api/series/stages/${tour.urlSlug}/${status}`)).json().data.map(({ id }: { id: number }) => id);

      expect(await idsOf('all')).toEqual([mornings.first, mornings.second]);
      expect(await idsOf('finished')).toEqual([mornings.second, mornings.first]);
      expect(await idsOf('upcoming')).toEqual([]);
    });

    it('computes hypothetical standings without a stage or in another category, and stores nothing', async () => {
      const before = await world.general(tour.urlSlug);
      const [leader] = before.results;
      const base = `/api/series/general-classification/${tour.urlSlug}/what-if`;

      const without = (await get(`${base}?without=2`)).json();
      const moved = (await get(`${base}?category=${leader?.profileId}:D`)).json();

      expect([without.isOfficial, without.data.stages.length]).toEqual([false, 1]);
      const rowOf = moved.data.results.find(({ profileId }: { profileId: number }) => profileId === leader?.profileId);
      expect(rowOf.finalCategory).toBe('D');
      expect(await world.general(tour.urlSlug)).toEqual(before);
    });

    it('prevents the deletion of a race with a message that names the series', async () => {
      const { statusCode, body } = await world.admin.send('DELETE', '/api/race/events', { eventId: mornings.first });

      expect([statusCode, JSON.parse(body).code]).toEqual([409, 'stage_event_taken']);
      expect(body).toContain(aTour.name);
      expect((await eventOf(mornings.first)).id).toBe(mornings.first);
    });

    it('recomputes a stage when its race has another protocol', async () => {
      const { version } = await world.stage(tour.urlSlug, 2);
      const raw = world.connection.collection('rawResults');
      const latest = await world.connection
        .collection('resultImports')
        .findOne({ eventId: mornings.second }, { sort: { fetchedAt: -1 } });
      await raw.updateOne({ importId: latest?._id }, { $pop: { entries: 1 } });
      await world.connection
        .collection('series')
        .updateOne({ urlSlug: tour.urlSlug }, { $set: { staleSince: new Date('2026-11-01') } });

      await world.app.get(SeriesJobs).rebuildStale();

      expect((await world.stage(tour.urlSlug, 2)).version).toBe(version + 1);
      const record = await world.connection.collection('series').findOne({ urlSlug: tour.urlSlug });
      expect(record).not.toHaveProperty('staleSince');
    });

    it('removes a race, with its protocol and the series name in the race', async () => {
      const stage = { eventId: mornings.second };

      const { statusCode, body } = await os.send('PATCH', '/api/organizer/series/stages', {
        seriesId: tour._id,
        action: 'delete',
        stage,
      });

      expect([statusCode, JSON.parse(body).data.stages.length]).toEqual([200, 1]);
      expect((await eventOf(mornings.second)).seriesId).toBeNull();
      expect((await get(`/api/series/stage/results/${tour.urlSlug}/2`)).statusCode).toBe(404);
      expect((await world.general(tour.urlSlug)).stages.map(({ order }) => order)).toEqual([1]);
    });

    it('is deleted with an export file that its organizer is notified about; its races stay without a series', async () => {
      const refused = await os.send('DELETE', '/api/organizer/series', { seriesId: tour._id, name: 'Другой тур' });
      // As the specification names the call: with a trailing slash, and with the series alone.
      const { statusCode } = await os.send('DELETE', '/api/organizer/series/', { seriesId: tour._id });

      expect([refused.json().code, statusCode]).toEqual(['series_name_wrong', 200]);
      expect((await get(`/api/series/${tour.urlSlug}`)).statusCode).toBe(404);
      expect((await eventOf(mornings.first)).seriesId).toBeNull();
      const { data } = (await os.send('GET', '/api/service-messages')).json();
      expect(data[0].entityUrl).toBe(`/organizer/series/edit/${tour._id}?file=json`);
      const path = `/api/organizer/series/${tour._id}/export`;
      const file = await os.send('GET', path);
      expect(JSON.parse(file.body)).toMatchObject({
        series: { name: tour.name },
        protocols: [{ stage: { order: 1 } }],
      });
      expect((await krona.send('GET', path)).statusCode).toBe(404);
    });
  });

  it('rejects races of others, taken ones and those without an organizer', async () => {
    const { _id } = await world.makeSeries(os, { name: 'Тур чужих заездов' }, [mornings.first]);
    const another = await world.makeSeries(os, { name: 'Тур занятых заездов' });

    expect((await world.addStage(os, _id, chases[0])).json().code).toBe('stage_event_foreign');
    expect((await world.addStage(os, another._id, mornings.first)).json().code).toBe('stage_event_taken');
    expect((await world.addStage(os, _id, 999_999)).json().code).toBe('event_not_found');
    const candidates = (await os.send('GET', '/api/organizer/series/events')).json().data;
    expect(candidates.map(({ id }: { id: number }) => id)).toEqual([mornings.coming, mornings.second]);
    await os.send('DELETE', '/api/organizer/series', { seriesId: _id, name: 'Тур чужих заездов' });
  });

  it('makes two races of one order rides of one stage, with each rider once', async () => {
    const tour = await world.makeSeries(os, { name: 'Тур с повтором' }, [mornings.first]);

    await world.addStage(os, tour._id, mornings.second, 1);

    const { results } = await world.stage(tour.urlSlug, 1);
    const riders = results.map(({ profileId }) => profileId);
    expect(new Set(riders).size).toBe(riders.length);
    expect(new Set(results.map(({ eventId }) => eventId)).size).toBe(2);
    await os.send('DELETE', '/api/organizer/series', { seriesId: tour._id, name: 'Тур с повтором' });
  });

  it('leaves a prologue out of the standings until its organizer counts it', async () => {
    const tour = await world.makeSeries(os, { name: 'Тур с прологом' }, [mornings.first]);

    await world.addStage(os, tour._id, mornings.second, 0);

    const { data } = (await os.send('GET', `/api/organizer/series/${tour._id}`)).json();
    expect(data.stages[0]).toMatchObject({ order: 0, includeResults: false, requiredForGeneral: false });
    expect(data.stages[1]).toMatchObject({ order: 1, includeResults: true, requiredForGeneral: true });
    const refreshed = await os.send('PUT', '/api/series/stage/results', { seriesId: tour._id, stageOrder: 0 });
    expect(refreshed.json().message).toBe('Пролог обновлён.');
    const { results } = await world.general(tour.urlSlug);
    const ranked = results.filter(({ disqualification }) => disqualification === null);
    const firstStage = ranked.map(({ stages }) => stages.find(({ stageOrder }) => stageOrder === 1));
    expect(ranked.some(({ stages }) => stages.length === 2)).toBe(true);
    expect(ranked.map((row) => row.totalTimeInMilliseconds)).toEqual(
      firstStage.map((stage) => stage?.durationInMilliseconds),
    );
    await os.send('DELETE', '/api/organizer/series', { seriesId: tour._id, name: 'Тур с прологом' });
  });

  it('has the rating points in its stages and none in its races', async () => {
    const [race] = chases;
    const pointsOf = async () =>
      (await world.protocol(race)).results.map(({ points }) => points?.zpruFinishPoints ?? 0);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    const before = await pointsOf();

    const tour = await world.makeSeries(krona, { name: 'Тур с очками' }, [race]);
    await world.app.get(ProtocolRebuilds).rebuild(race);

    expect(Math.max(...before)).toBeGreaterThan(0);
    expect(Math.max(...(await pointsOf()))).toBe(0);
    expect((await world.stage(tour.urlSlug, 1)).results.some(({ points }) => (points ?? 0) > 0)).toBe(true);
    await krona.send('DELETE', '/api/organizer/series', { seriesId: tour._id, name: 'Тур с очками' });
  });

  it('has the winners of a catch-up series, and no stage protocols', async () => {
    const changes = { type: 'catchUp', name: 'Догонялки КРОНЫ' };
    const { _id, urlSlug } = await world.makeSeries(krona, changes, chases);
    for (const race of chases) await world.app.get(ResultsImporter).importEvent(race, 'full');
    await world.app.get(SeriesJobs).rebuildStale();

    const { wins } = (await get(`/api/series/catch-up/${urlSlug}`)).json().data;

    expect(wins.map(({ eventId }: { eventId: number }) => eventId)).toEqual([...chases].toReversed());
    expect(wins[0].startGaps[0].gapInMilliseconds).toBe(0);
    expect((await get(`/api/series/stage/results/${urlSlug}/1`)).json().code).toBe('stage_results_unavailable');
    await krona.send('DELETE', '/api/organizer/series', { seriesId: _id, name: 'Догонялки КРОНЫ' });
  });

  it("names the route and the world of the winner's group, and the world by its map if the route is unknown", async () => {
    const changes = { type: 'catchUp', name: 'Догонялки по миру' };
    const { _id, urlSlug } = await world.makeSeries(krona, changes);
    const [ofGroup, ofMap] = chases;
    for (const race of chases) await world.app.get(ResultsImporter).importEvent(race, 'full');
    const set = (gameId: number, fields: object) =>
      world.connection.collection('events').updateOne({ gameId }, { $set: fields });
    await set(ofGroup, { 'eventSubgroups.$[].routeId': ladyLiberty });
    await set(ofMap, { routeId: null, 'eventSubgroups.$[].routeId': null, 'eventSubgroups.$[].mapId': 13 });
    for (const race of [ofGroup, ofMap]) await world.addStage(krona, _id, race);

    const { wins } = (await get(`/api/series/catch-up/${urlSlug}`)).json().data;
    const shown = wins.map(({ route, world: name }: { route: string | null; world: string | null }) => [route, name]);

    expect(shown).toEqual([
      [null, 'scotland'],
      ['Lady Liberty', 'new-york'],
    ]);
    await krona.send('DELETE', '/api/organizer/series', { seriesId: _id, name: 'Догонялки по миру' });
  });

  it('is listed by its dates, one page at a time', async () => {
    await world.makeSeries(os, { name: 'Зимний тур', dateStart: '2026-12-05', dateEnd: '2026-12-20' });
    for (const day of ['01', '02', '03'])
      await world.makeSeries(os, { name: `Старый тур ${day}`, dateStart: `2026-10-${day}`, dateEnd: `2026-10-${day}` });

    const all = (await get('/api/series/organizers?docsOnPage=2')).json();
    const second = (await get('/api/series/organizers?seriesStatus=completed&docsOnPage=2&page=2')).json();

    expect(all.data.upcoming.map(({ name }: { name: string }) => name)).toEqual(['Зимний тур']);
    expect(all.data.completed.map(({ name }: { name: string }) => name)).toEqual(['Старый тур 03', 'Старый тур 02']);
    expect(all.quantities).toMatchObject({ upcoming: 1, completed: 3 });
    expect(second.data.completed.map(({ name }: { name: string }) => name)).toEqual(['Старый тур 01']);
    expect(second.data.upcoming).toEqual([]);
    for (const status of ['upcoming', 'completed'] as const) {
      const list = `/api/series/organizers?seriesStatus=${status}`;
      const whole: SeriesLists = (await get(list)).json();
      const read = async (query: string): Promise<SeriesLists> => (await get(`${list}&${query}`)).json();
      expect(await walkPages(read, ({ data }) => data[status], { size: 1 })).toEqual(whole.data[status]);
    }
  });
});
