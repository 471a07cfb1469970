import { randomUUID } from 'node:crypto';
import { getModelToken } from '@nestjs/mongoose';
import type { SeriesOutcome, StageHistory } from '@otryv/contract/schemas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameIdRecord } from '../../people/users/records/game-id.schema.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { anAddedRow, chases, mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { aPassword, type TestBrowser } from '../../testing/test-browser.ts';
import { ResultsImporter } from '../results/import/results.importer.ts';
import { ProtocolRebuilds } from '../results/publish/protocol-rebuilds.ts';
import { SeriesBuilder } from './build/series-builder.ts';
import { SeriesJobs } from './series.jobs.ts';

const races = [mornings.first, mornings.second];

describe('stage decisions', () => {
  let world: SeriesWorld;
  let os: TestBrowser;
  let tour: Awaited<ReturnType<SeriesWorld['makeSeries']>>;

  beforeAll(async () => {
    world = await startSeriesWorld();
    os = world.owner.browser;
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    tour = await makeTour();
  });
  afterEach(() => deleteTour());

  const makeTour = (changes: object = {}) =>
    world.makeSeries(os, { name: `Тур решений ${randomUUID().slice(0, 8)}`, ...changes }, races);
  const deleteTour = () => os.send('DELETE', '/api/organizer/series', { seriesId: tour._id, name: tour.name });
  const renew = async (changes: object) => {
    await deleteTour();
    tour = await makeTour(changes);
  };
  const stage = async (order = 1) => (await world.stage(tour.urlSlug, order)).results;
  const rowOf = async (profileId: number, order = 1) => (await stage(order)).find((row) => row.profileId === profileId);
  const generalOf = async (profileId: number) =>
    (await world.general(tour.urlSlug)).results.find((row) => row.profileId === profileId);
  /** Returns a rider ranked on both stages. */
  const rider = async (at = 0) => {
    const { results } = await world.general(tour.urlSlug);
    return results.filter(({ stages, rank }) => stages.length === 2 && (rank?.category ?? 0) > 0)[at]?.profileId ?? 0;
  };
  const rowId = (profileId: number, order = 1) => `${tour._id}.${order}.${profileId}`;
  const base = '/api/series/stage/results';
  const setCategory = (profileId: number, value: string | null, order = 1, browser = os) =>
    browser.send('PATCH', `${base}/category`, {
      seriesId: tour._id,
      stageResultId: rowId(profileId, order),
      value,
      reason: 'Слишком силён',
    });
  const setPenalties = (profileId: number, seconds: number[], order = 1) =>
    os.send('PATCH', `${base}/time-penalty`, {
      seriesId: tour._id,
      stageResultId: rowId(profileId, order),
      timePenalty: seconds.map((count) => ({ timeInMilliseconds: count * 1000, reason: 'Выезд' })),
    });
  const disqualify = (profileId: number, label = 'DSQ', order = 1, reason = 'Вес') =>
    os.send('PATCH', `${base}/result/disqualification/set`, {
      resultId: rowId(profileId, order),
      disqualification: { label, reason },
    });
  const requalify = (profileId: number, order = 1) =>
    os.send('PATCH', `${base}/result/disqualification/remove`, { resultId: rowId(profileId, order) });
  const addRow = (profileId: number, seriesId = tour._id, browser = os) =>
    browser.send('POST', `${base}/result`, { ...anAddedRow, seriesId, profileId });
  const tryOut = async (draft: object): Promise<SeriesOutcome> =>
    (await os.send('POST', `${base}/dry-run`, draft)).json().data;
  const history = async (order = 1, query = ''): Promise<StageHistory> =>
    (await world.app.inject({ url: `${base}/${tour.urlSlug}/${order}/history${query}` })).json();

  it('compute the series once, and add the change to it', async () => {
    const profileId = await rider();
    const build = vi.spyOn(world.app.get(SeriesBuilder), 'build');

    const { statusCode } = await setCategory(profileId, 'D', 2);

    expect(statusCode).toBe(200);
    expect(build).toHaveBeenCalledTimes(1);
    build.mockRestore();
  });

  it('put a rider into another category on all stages', async () => {
    const profileId = await rider();

    const { statusCode } = await setCategory(profileId, 'D', 2);

    expect(statusCode).toBe(200);
    const rows = [await rowOf(profileId, 1), await rowOf(profileId, 2)];
    expect(rows.map((row) => row?.category)).toEqual(['D', 'D']);
    expect(rows[1]?.modifiedCategory).toMatchObject({ value: 'D', moderator: { username: 'owner-os' } });
    expect((await generalOf(profileId))?.finalCategory).toBe('D');
  });

  it("leave the rider's rows in other series unchanged", async () => {
    const profileId = await rider();
    const [chase] = chases;
    await world.app.get(ResultsImporter).importEvent(chase, 'full');
    const other = await world.makeSeries(world.rival.browser, { name: 'Тур другого клуба' }, [chase]);
    const there = await addRow(profileId, other._id, world.rival.browser);
    const was = (await world.stage(other.urlSlug, 1)).results;

    const { statusCode } = await setCategory(profileId, 'D');

    expect([there.statusCode, statusCode]).toEqual([201, 200]);
    expect(was.some((row) => row.profileId === profileId && row.category === 'B')).toBe(true);
    await world.rival.browser.send('POST', '/api/organizer/series/results/general-classification', {
      seriesId: other._id,
    });
    expect((await world.stage(other.urlSlug, 1)).results).toEqual(was);
  });

  it('put a rider into another category from a stage on, if the series is configured so', async () => {
    await renew({ riderCategoryRule: 'stepChange' });
    const profileId = await rider();
    const category = (await rowOf(profileId, 1))?.category;

    await setCategory(profileId, 'D', 2);

    expect([(await rowOf(profileId, 1))?.category, (await rowOf(profileId, 2))?.category]).toEqual([category, 'D']);
    expect((await generalOf(profileId))?.finalCategory).toBe('D');
  });

  it('add penalties to the times of the stage and of the standings, also for riders with equal times', async () => {
    await renew({ timeGapThresholdSeconds: '30' });
    const profileId = await rider();
    const before = { row: await rowOf(profileId), total: (await generalOf(profileId))?.totalTimeInMilliseconds ?? 0 };
    const own = before.row?.activityData.durationInMilliseconds.value ?? 0;

    await setPenalties(profileId, [20, 10]);

    const row = await rowOf(profileId);
    expect(row?.finishTime).toBe(own + 30_000);
    expect(row?.finishTimeClassification).toBeNull();
    const change = own + 30_000 - (before.row?.finishTime ?? 0);
    expect((await generalOf(profileId))?.totalTimeInMilliseconds).toBe(before.total + change);
    expect((await generalOf(profileId))?.stages[0]?.penalty).toBe(30_000);
  });

  it('keep the author and time of a remaining penalty, and remove missing ones', async () => {
    const profileId = await rider();
    await setPenalties(profileId, [20, 10]);
    const [kept] = (await rowOf(profileId))?.timePenalty ?? [];

    await setPenalties(profileId, [20]);

    expect((await rowOf(profileId))?.timePenalty).toEqual([kept]);
    expect((await history()).decisions.map(({ kind, isInForce }) => [kind, isInForce])).toEqual([
      ['undo', false],
      ['penalty', false],
      ['penalty', true],
    ]);
    await setPenalties(profileId, []);
    expect((await rowOf(profileId))?.timePenalty).toEqual([]);
    expect((await setPenalties(profileId, [])).json().code).toBe('stage_decision_refused');
  });

  it('survive a refresh of the stage and a new protocol of its race', async () => {
    const [category, penalty, out] = [await rider(0), await rider(1), await rider(2)];
    await setCategory(category, 'E');
    await setPenalties(penalty, [15]);
    await disqualify(out);
    const decided = await stage();

    // As the specification names the call: with a trailing slash.
    const refreshed = await os.send('PUT', `${base}/`, { seriesId: tour._id, stageOrder: 1 });
    await world.app.get(ResultsImporter).importEvent(mornings.first, 'full');
    await world.app.get(SeriesJobs).rebuildStale();

    expect(refreshed.statusCode).toBe(200);
    expect(await stage()).toEqual(decided);
    expect((await rowOf(out))?.disqualification).toMatchObject({ label: 'DSQ', moderator: { username: 'owner-os' } });
  });

  it('remove a rank and its points, and promote the others with new points', async () => {
    const profileId = (await stage()).find(({ rank }) => rank?.absolute === 1)?.profileId ?? 0;
    const { category } = (await rowOf(profileId)) ?? {};
    const ranksOf = async () =>
      (await stage())
        .filter((row) => row.category === category && (row.rank?.category ?? 0) > 0)
        .map((row) => [row.profileId, row.rank?.category, row.points]);
    const before = await ranksOf();

    await disqualify(profileId);

    const after = await ranksOf();
    expect(after[0]).toEqual([before[1]?.[0], 1, before[0]?.[2]]);
    expect(await rowOf(profileId)).toMatchObject({ rank: { category: 0, absolute: 0 }, points: 0 });
    expect((await generalOf(profileId))?.disqualification).toMatchObject({ label: 'DSQ', stages: [1] });
    await requalify(profileId);
    expect(await ranksOf()).toEqual(before);
  });

  it('compute the time limit from a leader who is in the classification', async () => {
    await renew({ percentageFromLeader: '1', enforcement: 'auto' });
    const inCategory = (await stage()).filter(({ category, rank }) => category === 'B' && (rank?.category ?? 0) > 0);
    const leader = inCategory[0]?.profileId ?? 0;
    expect((await rowOf(leader))?.disqualification).toBeNull();
    const limited = (await stage()).find(({ disqualification }) => disqualification?.label === 'LMT');
    expect(limited?.disqualification?.moderator).toBeNull();

    await requalify(limited?.profileId ?? 0);
    await disqualify(leader);

    expect((await rowOf(limited?.profileId ?? 0))?.disqualification).toBeNull();
    expect((await history()).decisions[1]).toMatchObject({ kind: 'disqualification', value: null });
  });

  it('add a rider without a row, once, and remove only what was added', async () => {
    const riders = world.connection.collection('riders');
    await riders.insertOne({ zwiftId: 777_001, firstName: 'Анна', hidden: ['weight'] });

    const { statusCode } = await addRow(777_001);

    expect(statusCode).toBe(201);
    expect(await rowOf(777_001)).toMatchObject({
      addedByModerator: true,
      category: 'B',
      finishTime: 1_000_000,
      profileData: { weightInGrams: { value: null, hidden: true } },
    });
    await riders.deleteOne({ zwiftId: 777_001 });
    expect(await generalOf(777_001)).toMatchObject({ profileData: { firstName: 'Анна', age: 33, gender: 'FEMALE' } });
    expect((await addRow(777_001)).json().code).toBe('stage_row_known');
    const remove = (profileId: number) => os.send('DELETE', `${base}/result`, { resultId: rowId(profileId) });
    expect((await remove(await rider())).json().code).toBe('stage_row_fixed');
    expect((await remove(777_001)).statusCode).toBe(200);
    expect(await rowOf(777_001)).toBeUndefined();
    expect(await generalOf(777_001)).toBeUndefined();
  });

  it('apply what the dry run showed; the dry run stores nothing', async () => {
    const profileId = await rider();
    const before = await stage();

    const tried = await tryOut({ kind: 'category', stageResultId: rowId(profileId), value: 'D' });

    expect(tried.stages.map(({ stageOrder }) => stageOrder)).toEqual([1, 2]);
    expect(tried.general.find((shift) => shift.profileId === profileId)?.after).toMatchObject({ category: 'D' });
    expect([await stage(), (await history()).decisions]).toEqual([before, []]);
    expect((await setCategory(profileId, 'D')).json().data).toEqual(tried);
  });

  it('are reverted by an undo, which another undo reverts', async () => {
    const profileId = await rider();
    const before = await stage();
    await setCategory(profileId, 'D');
    const decided = await stage();
    const undoLatest = async () => {
      const [latest] = (await history()).decisions;
      return os.send('POST', `${base}/decisions/${latest?._id}/undo`, { reason: 'Ошибка' });
    };
    const rows = (list: typeof before) => list.map(({ profileId: id, category, rank }) => [id, category, rank]);

    await undoLatest();
    expect(rows(await stage())).toEqual(rows(before));
    await undoLatest();
    expect(rows(await stage())).toEqual(rows(decided));

    const { versions } = await history(1, `?row=${profileId}`);
    expect(versions.slice(0, 3).map(({ cause, row }) => [cause, row?.after?.split(' ')[0]])).toEqual([
      ['decision', 'D'],
      ['decision', decidedCategory(before, profileId)],
      ['decision', 'D'],
    ]);
  });

  it('are sent to the rider concerned and written to the audit log', async () => {
    const profileId = await rider();
    const { id, browser } = await world.member('rides-in-tour');
    await world.app
      .get(getModelToken(GameIdRecord.name))
      .create({ userId: id, zwiftId: profileId, isMain: true, isProved: true });

    await setPenalties(profileId, [15, 20]);
    const { data } = (await disqualify(profileId, 'OUT')).json();
    await disqualify(profileId, 'OUT', 1, 'Рост');

    expect(data.messages).toBe(1);
    const [sameLabel, message, aboutPenalties] = (await browser.send('GET', '/api/service-messages')).json().data;
    expect(sameLabel.text).toMatch(/^Этап 1: решение OUT\. Было \S+ OUT, стало \S+ OUT\. Причина: Рост\. /);
    expect(aboutPenalties.text).toMatch(/^Этап 1: штраф 35 с\. /);
    expect(message.text).toMatch(
      /^Этап 1: решение OUT\. Было .+, стало .+ OUT\. Причина: Вес\. Автор решения: owner-os\.$/,
    );
    expect(message.entityUrl).toBe(`/series/${tour.urlSlug}/results/stage/1?row=${profileId}`);
    const entry = await world.connection.collection('audit').findOne({ objectId: tour._id, action: 'stage.decide' });
    expect(entry).toMatchObject({ actorId: world.owner.id, after: { stageOrder: 1, profileId } });
  });

  it('leave a locked stage to its locker and to administrators; new results wait', async () => {
    const profileId = await rider();
    const lock = (browser: TestBrowser, isLocked: boolean) =>
      browser.send('PUT', '/api/series/stage/lock', { seriesId: tour._id, stageOrder: 1, isLocked, reason: 'Разбор' });
    await lock(world.admin, true);
    const locked = await world.stage(tour.urlSlug, 1);
    const raw = world.connection.collection('resultImports');
    const latest = await raw.findOne({ eventId: mornings.first }, { sort: { fetchedAt: -1 } });
    const { insertedId } = await raw.insertOne({
      eventId: mornings.first,
      mode: 'full',
      fetchedAt: new Date('2100-01-01T00:00:00Z'),
      keptFrom: null,
      contentHash: 'none',
      people: latest?.people,
    });

    await os.send('POST', '/api/organizer/series/results/general-classification', { seriesId: tour._id });

    expect(locked.stage.lock).toMatchObject({ author: 'club-admin', reason: 'Разбор' });
    expect((await world.stage(tour.urlSlug, 1)).version).toBe(locked.version);
    expect((await setCategory(profileId, 'D')).json().code).toBe('stage_locked');
    // A category on all stages would change the locked one too.
    expect((await setCategory(profileId, 'D', 2)).json().code).toBe('stage_locked');
    expect((await setCategory(profileId, 'D', 1, world.admin)).statusCode).toBe(200);
    expect((await lock(os, false)).json().code).toBe('stage_locked');
    await raw.deleteOne({ _id: insertedId });
    expect((await lock(world.admin, false)).statusCode).toBe(200);
  });

  it('follow their stage to its new order', async () => {
    const profileId = await rider();
    await disqualify(profileId);
    const settings = { name: '', includeResults: true, requiredForGeneral: true, disableTimeGapRule: false };
    const swap = [
      { ...settings, order: 1, newOrder: 2 },
      { ...settings, order: 2, newOrder: 1, name: 'Королевский' },
    ];

    const { statusCode } = await os.send('PUT', '/api/organizer/series/stages', { seriesId: tour._id, stages: swap });

    expect(statusCode).toBe(200);
    expect((await rowOf(profileId, 1))?.disqualification).toBeNull();
    expect((await rowOf(profileId, 2))?.disqualification).toMatchObject({ label: 'DSQ' });
    expect((await world.stage(tour.urlSlug, 1)).stage.name).toBe('Королевский');
  });

  it('leave with a removed stage, and return with its race wherever it is added', async () => {
    const profileId = await rider();
    await disqualify(profileId, 'DSQ', 2);
    const { first, second } = mornings;
    const remove = (eventId: number) =>
      os.send('PATCH', '/api/organizer/series/stages', { seriesId: tour._id, action: 'delete', stage: { eventId } });
    for (const race of [second, first]) expect((await remove(race)).statusCode).toBe(200);

    await world.addStage(os, tour._id, first, 2);

    expect((await rowOf(profileId, 2))?.disqualification).toBeNull();
    expect((await history(2)).decisions).toEqual([]);

    await world.addStage(os, tour._id, second, 3);

    expect((await rowOf(profileId, 2))?.disqualification).toBeNull();
    expect((await rowOf(profileId, 3))?.disqualification).toMatchObject({ label: 'DSQ' });
  });

  it('include the acceptance of an impossible time, without which a row has no place', async () => {
    const profileId = await rider(1);
    const ms = Number((await rowOf(profileId))?.activityData.durationInMilliseconds.value);
    const rideIn = async (timeMs: number) => {
      await world.connection
        .collection('rawResults')
        .updateMany(
          { eventId: races[0], 'entries.profileId': profileId },
          { $set: { 'entries.$[rider].activityData.durationInMilliseconds': timeMs } },
          { arrayFilters: [{ 'rider.profileId': profileId }] },
        );
      await world.app.get(ProtocolRebuilds).rebuild(races[0] ?? 0);
      await recount();
    };
    const recount = () =>
      os.send('POST', '/api/organizer/series/results/general-classification', { seriesId: tour._id });
    const standing = async () => {
      const row = await rowOf(profileId);
      return [row?.rank?.absolute ?? null, row?.disqualification?.label ?? null];
    };
    const accept = (isAccepted: boolean) =>
      os.send('PUT', `/api/race/results/${races[0]}/implausible`, {
        profileId,
        figure: 'time',
        duration: 0,
        value: 1,
        isAccepted,
      });

    await rideIn(1);
    const left = [await standing(), (await generalOf(profileId))?.disqualification?.label];
    await accept(true);
    await recount();
    const accepted = await standing();
    await accept(false);
    await rideIn(ms);

    expect(left).toEqual([[0, 'NP'], 'NP']);
    expect(accepted).toEqual([1, null]);
  });

  it('show a number for an author whose account is deleted', async () => {
    const { browser, id } = await world.member('passing-admin');
    await world.app.get(UsersService).setRole('passing-admin', 'admin', null);
    await browser.refresh();
    const profileId = await rider();
    await setCategory(profileId, 'D', 1, browser);
    await world.app.get(UsersService).setRole('passing-admin', 'user', null);
    await browser.refresh();

    await browser.send('DELETE', '/api/auth/account', { username: 'passing-admin', password: aPassword });
    await world.app.get(SeriesJobs).rebuildStale();

    const number = `№ ${Number.parseInt(id.slice(-6), 16)}`;
    expect((await rowOf(profileId))?.modifiedCategory?.moderator).toEqual({ username: number });
    expect((await history()).decisions[0]?.author).toBe(number);
  });
});

function decidedCategory(rows: { profileId: number; category: string | null }[], profileId: number) {
  return rows.find((row) => row.profileId === profileId)?.category;
}
