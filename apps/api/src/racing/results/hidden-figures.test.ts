import { brotliDecompressSync } from 'node:zlib';
import type { RaceResults, ResultDto } from '@otryv/contract';
import type { StageResultDto } from '@otryv/contract/schemas';
import { parseCsv } from '@otryv/race/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PreviewsService } from '../../site/previews/previews.service.ts';
import { proveGameId } from '../../testing/prove-game-id.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { aTour, mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const race = mornings.first;
const rows = `/api/race/results/${race}`;
const shown = { heartRate: true, weight: true, height: true, age: true };
const nothing = { heartRate: false, weight: false, height: false, age: false };
const hidden = { value: null, addition: '', hidden: true };

// The last tests show what the others find hidden.
describe('hidden figures', { shuffle: false }, () => {
  let world: SeriesWorld;
  let rider: TestBrowser;
  let other: TestBrowser;
  let before: ResultDto;
  let urlSlug: string;
  let riderId = 0;

  beforeAll(async () => {
    world = await startSeriesWorld();
    const { browser } = world.owner;
    const series = await world.makeSeries(browser, aTour, [race, mornings.second], true);
    urlSlug = series.urlSlug;
    const { results } = await world.protocol(race);
    const measured = results.find(
      ({ sensorData, profileData, activityData }) =>
        sensorData.heartRateData.avgHeartRate.value && profileData.age && activityData.calories && sensorData.avgWatts,
    );
    if (!measured) throw new Error('Nobody has every figure.');
    before = measured;
    riderId = before.profileId;
    rider = (await world.member('hides-figures')).browser;
    other = (await world.member('looks-on')).browser;
    await proveGameId(world.connection, rider, riderId);
    await choose(nothing);
  });
  afterAll(() => world.close());

  const set = (visibility: object) => rider.send('PUT', '/api/race/profile/visibility', { visibility });
  const choose = async (visibility: object) => {
    const { statusCode, body } = await set(visibility);
    if (statusCode !== 200) throw new Error(body);
    await runJobs(world.app, 'results.hide', 'series.hide', 'series.fold');
  };
  const rowIn = ({ results }: Pick<RaceResults['event'], 'results'>) => {
    const row = results.find(({ profileId }) => profileId === riderId);
    if (!row) throw new Error('The rider is not there.');
    return row;
  };
  const read = async (url: string, browser?: TestBrowser) =>
    browser ? browser.send('GET', url) : world.app.inject({ url });
  const readWithKey = async (url: string, kind: 'publishable' | 'secret') => {
    const origin = 'https://club.example';
    const { organizerId, browser } = world.owner;
    const creation = { organizerId, kind, name: 'Сайт клуба', ...(kind === 'publishable' && { origins: [origin] }) };
    const { key } = (await browser.send('POST', '/api/organizer/keys', creation)).json();
    const answer = await world.app.inject({
      url,
      headers: { 'otryv-key': key, ...(kind === 'publishable' && { origin }) },
    });
    expect(answer.headers).toHaveProperty('ratelimit-remaining');
    return answer;
  };
  const expectHiddenIn = (row: Pick<ResultDto, 'profileData' | 'sensorData' | 'cpBestEfforts' | 'activityData'>) => {
    expect(row.profileData).toMatchObject({ age: null, isAgeHidden: true });
    expect([row.profileData.weightInGrams, row.profileData.heightInCentimeters]).toEqual([hidden, hidden]);
    expect([row.sensorData.avgWatts, row.sensorData.heartRateData.avgHeartRate]).toEqual([hidden, hidden]);
    expect(row.cpBestEfforts.map(({ watts }) => watts)).toEqual(before.cpBestEfforts.map(() => hidden));
    expect(row.activityData.calories).toBeNull();
  };

  describe('in the protocol', () => {
    it.each([
      'a guest',
      'another rider',
      'the rider',
      'the organizer',
      'a page with a key of the organizer',
      'a server with a key of the organizer',
    ])('are hidden from %s', async (reader) => {
      const browsers: Record<string, TestBrowser> = { 'another rider': other, 'the rider': rider };
      const browser = reader === 'the organizer' ? world.owner.browser : browsers[reader];
      const kind = reader.startsWith('a page') ? 'publishable' : 'secret';

      const answer = reader.includes('key') ? await readWithKey(rows, kind) : await read(rows, browser);
      const row = rowIn(answer.json().event);

      expectHiddenIn(row);
      expect(row).toMatchObject({ normalizedPower: null, variabilityIndex: null });
    });

    it("leave the W/kg, the rank and other riders' rows unchanged", async () => {
      const { results } = await world.protocol(race);

      const row = rowIn({ results });

      expect(row.wattsPerKg.value).toBe(before.wattsPerKg.value);
      expect(row.cpBestEfforts.map(({ wattsKg }) => wattsKg.value)).toEqual(
        before.cpBestEfforts.map(({ wattsKg }) => wattsKg.value),
      );
      expect(row.rankEvent).toBe(before.rankEvent);
      expect(JSON.stringify(results.filter(({ profileId }) => profileId !== riderId))).not.toContain('idden');
    });

    it('are in no earlier version', async () => {
      const { version } = await world.protocol(race);
      expect(version).toBeGreaterThan(1);

      for (let former = 1; former < version; former += 1)
        expectHiddenIn(rowIn((await read(`${rows}/versions/${former}`)).json().event));
    });

    it('are removed from the stored bytes too, so that they cannot be served', async () => {
      const handed: string[] = [];
      for (const { bytes } of await world.connection.collection('protocols').find({ eventId: race }).toArray()) {
        handed.push(JSON.stringify(rowIn(JSON.parse(brotliDecompressSync(bytes.buffer).toString()).event).profileData));
      }

      expect(handed.length).toBeGreaterThan(1);
      for (const text of handed) expect(text).not.toContain(String(before.profileData.weightInGrams.value));
    });

    it('appear as «скрыто» in the CSV, never as a blank', async () => {
      const [header = [], ...lines] = parseCsv((await read(`${rows}/csv`)).body);

      const cells = lines.find((line) => line[2] === String(riderId)) ?? [];
      const hiddenCells = header.filter((_, at) => cells[at] === 'скрыто');
      expect(hiddenCells).toHaveLength(5);
      const wattsPerKg = cells[header.indexOf('Средняя мощность, вт/кг')]?.replace(',', '.');
      expect(Number(wattsPerKg)).toBeCloseTo(before.wattsPerKg.value ?? 0, 2);
    });

    it.each(['the rider', 'an administrator'])('are in no raw row for %s', async (reader) => {
      const browser = reader === 'the rider' ? rider : world.admin;

      const raw = (await read(`/api/zwift/download/event-results/${race}`, browser)).json();

      const [row, next] = [
        raw.find(({ profileId }: { profileId: number }) => profileId === riderId),
        raw.find(({ profileId }: { profileId: number }) => profileId !== riderId),
      ];
      expect(row.hidden).toEqual(['heartRate', 'weight', 'height', 'age']);
      expect(row.profileData).toMatchObject({ weightInGrams: null, heightInCentimeters: null });
      expect(row.profileData).not.toHaveProperty('age');
      expect(row.sensorData).toMatchObject({ avgWatts: null, heartRateData: null });
      expect([row.criticalP, row.activityData.calories]).toEqual([null, null]);
      expect(next.profileData.weightInGrams).toBeGreaterThan(0);
    });

    it('are neither in the image of the rider’s row nor in the stream of new versions', async () => {
      const preview = await world.app.get(PreviewsService).getPreview(race, riderId);
      const stored = await world.connection.collection('outbox').find({ kind: 'results.published' }).toArray();

      expect(Object.keys(preview.row ?? {}).toSorted()).toEqual(['certainty', 'gap', 'group', 'name', 'place', 'time']);
      expect(stored.length).toBeGreaterThan(0);
      for (const { data } of stored) expect(Object.keys(data).toSorted()).toEqual(['eventId', 'version']);
    });
  });

  describe('in series', () => {
    it('are hidden in the stage protocol', async () => {
      const { results } = await world.stage(urlSlug, 1);

      const row = results.find(({ profileId }) => profileId === riderId);
      if (!row) throw new Error('The rider is not there.');
      expect(row.wattsPerKg.value).toBeGreaterThan(0);
      expectHiddenIn(row);
    });

    it('are hidden in the standings and in their dry runs', async () => {
      const whatIf = (await read(`/api/series/general-classification/${urlSlug}/what-if`)).json();

      for (const { results } of [await world.general(urlSlug), whatIf.data]) {
        const row = results.find(({ profileId }: { profileId: number }) => profileId === riderId);
        expect(row.profileData).toMatchObject({ age: null, isAgeHidden: true });
        expect(row).toMatchObject({ totalCalories: null, areCaloriesHidden: true });
        for (const stage of row.stages) expect(stage.calories).toBeNull();
      }
    });

    it('are in no stored version', async () => {
      const stored = await world.connection.collection('seriesDocuments').find({ part: 1 }).toArray();

      expect(stored.length).toBeGreaterThan(1);
      for (const { bytes } of stored) {
        const { results } = JSON.parse(brotliDecompressSync(bytes.buffer).toString()).data;
        expectHiddenIn(results.find(({ profileId }: StageResultDto) => profileId === riderId));
      }
    });
  });

  describe('for users who may edit the race', () => {
    const whole = (browser?: TestBrowser) => read(`${rows}/hidden`, browser);

    it('are complete in a separate call that contains only their rows', async () => {
      for (const browser of [world.owner.browser, world.admin]) {
        const { data } = (await whole(browser)).json();

        expect(data.map(({ profileId }: ResultDto) => profileId)).toEqual([riderId]);
        expect(data[0].profileData.weightInGrams.value).toBe(before.profileData.weightInGrams.value);
        expect(data[0].profileData.age).toBe(before.profileData.age);
        expect(data[0].sensorData.avgWatts.value).toBe(before.sensorData.avgWatts.value);
      }
    });

    it('are hidden from guests, other riders and organizers of other races', async () => {
      const answers = [await whole(), await whole(other), await whole(rider), await whole(world.rival.browser)];

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 403]);
    });

    it('return 404 for an unknown race', async () => {
      expect((await read('/api/race/results/5999999/hidden', world.admin)).statusCode).toBe(404);
    });
  });

  it('are shown again from the next version on, and stay hidden in earlier ones', async () => {
    const { version } = await world.protocol(race);

    await choose({ ...shown, weight: false });

    const now = await world.protocol(race);
    expect(now.version).toBe(version + 1);
    expect(rowIn(now).profileData).toMatchObject({ age: before.profileData.age, weightInGrams: hidden });
    expect(rowIn(now).sensorData.heartRateData.avgHeartRate.value).toBe(
      before.sensorData.heartRateData.avgHeartRate.value,
    );
    expect(rowIn((await read(`${rows}/versions/${version}`)).json().event).profileData.age).toBeNull();
  });

  it('are hidden in the sign-ups of a verified game id, and not of one that is only claimed', async () => {
    const { signedRiders } = (await read(`/api/race/events/${mornings.coming}`)).json().event;
    const [{ id }, { id: claimed }] = signedRiders;
    const signed = (await world.member('signs-up')).browser;
    await proveGameId(world.connection, signed, id);
    await signed.send('PUT', '/api/race/profile/zwiftid', { zwiftId: claimed, isAdditional: true });
    await signed.send('PUT', '/api/race/profile/visibility', { visibility: nothing });

    const { event } = (await read(`/api/race/events/${mornings.coming}`)).json();

    const [first, second] = event.signedRiders;
    expect(first).toMatchObject({ id, age: null, height: null, weight: null });
    expect(first).toMatchObject({ isAgeHidden: true, isHeightHidden: true, isWeightHidden: true });
    expect(second).not.toHaveProperty('isWeightHidden');
  });

  it("require a verified game id, and follow the account's setting", async () => {
    expect((await other.send('PUT', '/api/race/profile/visibility', { visibility: nothing })).json().code).toBe(
      'game_id_unproved',
    );
    await choose({ ...shown, age: false });

    const { data } = (await rider.send('GET', '/api/race/profile/visibility')).json();

    expect(data).toEqual({ ...shown, age: false });
    expect((await other.send('GET', '/api/race/profile/visibility')).json().data).toEqual(shown);
  });
});
