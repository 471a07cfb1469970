import type { RacesWithoutPower } from '@otryv/contract';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodePower } from '../../game/activities/power-by-second.ts';
import { ResultsImporter } from '../../racing/results/import/results.importer.ts';
import { aFitFile, fitSecond } from '../../testing/fit-file.ts';
import { fileOfRide, hideRide, type MissingRide } from '../../testing/missing-ride.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { proveGameId } from '../../testing/prove-game-id.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { sendForm } from '../../testing/send-form.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { aZip } from '../../testing/zip-file.ts';

const race = 5_100_003;
const path = '/api/race/profile/fitfile';

// One ride, whose power is missing until it is read from a file.
describe('ride files', { shuffle: false }, () => {
  let world: OrganizerWorld;
  let rider: TestBrowser;
  let connection: Connection;
  let own: MissingRide;
  let before: number[] = [];

  beforeAll(async () => {
    world = await startOrganizerWorld();
    ({ connection } = world);
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    own = await hideRide(world, race);
    rider = (await world.member('uploads-files')).browser;
    await proveGameId(connection, rider, own.profileId);
    before = await counted();
  });
  afterAll(() => world.close());

  /** Returns the riders whose figures are recomputed. */
  const counted = async (): Promise<number[]> => {
    const jobs = await connection.collection('agendaJobs').find({ name: 'profiles.riders' }).toArray();
    return jobs.flatMap(({ data }) => data.zwiftIds);
  };
  const fileOf = (wattsAt: (second: number) => number | null, shiftS = 0) => fileOfRide(own, wattsAt, shiftS);
  const steady = (shiftS = 0) => fileOf((second) => own.watts + (second % 2), shiftS);
  /**
   * Builds a file with a record every five seconds, and without the last twentieth of the race: the device lost power
   * there.
   */
  const cutFile = () => {
    const records = Array.from({ length: own.seconds / 5 }, (_, at) => ({ second: at * 5, watts: own.watts }));
    const whole = aFitFile(records, fitSecond(own.startMs));
    return whole.slice(0, Math.round(whole.length * 0.95));
  };
  const send = (browser: TestBrowser, bytes: Uint8Array<ArrayBuffer>, eventId = race) =>
    sendForm(browser, path, { eventId: String(eventId) }, { file: new Blob([bytes]) }, 'POST');
  const missing = async (browser = rider): Promise<RacesWithoutPower['data']> =>
    (await browser.send('GET', path)).json().data;
  const codeOf = async (bytes: Uint8Array<ArrayBuffer>, browser = rider) => (await send(browser, bytes)).json().code;

  it("are requested for races of the user's riders that lack power", async () => {
    expect(await missing()).toMatchObject([{ eventId: race, zwiftId: own.profileId }]);
    expect(await missing((await world.member('no-riders')).browser)).toEqual([]);
  });

  it.each([
    { what: 'of another format', file: () => fileOf(() => 200).slice(20), code: 'fit_unreadable' },
    { what: 'that were cut off early in the race', file: () => steady().slice(0, 500), code: 'fit_cut' },
    {
      what: 'in an archive with another one',
      file: () => aZip(['a.fit', 'b.fit'].map((name) => ({ name, content: steady() }))),
      code: 'fit_zip_several',
    },
    { what: 'without power', file: () => fileOf(() => null), code: 'fit_without_power' },
    { what: 'of another day', file: () => steady(86_400), code: 'fit_other_ride' },
    { what: 'of another day that were cut off', file: () => steady(86_400).slice(0, -3), code: 'fit_other_ride' },
    {
      what: 'that began late and were cut off after the race',
      file: () => steady(own.seconds / 2).slice(0, -3),
      code: 'fit_other_ride',
    },
    {
      what: 'with more power than the game measured',
      file: () => fileOf(() => own.watts * 1.3),
      code: 'fit_other_ride',
    },
  ])('$what are rejected with a message', async ({ file, code }) => {
    expect(await codeOf(file())).toBe(code);
    expect(await connection.collection('activities').countDocuments({ activityId: own.activityId })).toBe(0);
  });

  it('of another rider are rejected, verified or not', async () => {
    const other = (await world.member('wants-power')).browser;
    await other.send('PUT', '/api/race/profile/zwiftid', { zwiftId: own.profileId, isAdditional: false });

    expect(await codeOf(steady(), other)).toBe('fit_result_missing');
    expect((await send(rider, steady(), 5_199_999)).statusCode).toBe(404);
  });

  it('add power to a race, update dependent data, and appear in the protocol', async () => {
    const answer = await send(rider, aZip([{ name: '1_ACTIVITY.fit', content: cutFile() }]));
    const { data, message } = answer.json();
    expect([answer.statusCode, data]).toEqual([
      201,
      { eventId: race, seconds: expect.any(Number), isVirtualPower: false, damage: ['cut'] },
    ]);
    expect(data.seconds / own.seconds).toBeCloseTo(0.95, 2);
    expect(message).toMatch(/^Мощность добавлена\..* Файл оборван: прочитано до \d\d:\d\d от старта\.$/);
    const stored = await connection.collection('activities').findOne({ activityId: own.activityId });
    expect(decodePower(Buffer.from(stored?.power.buffer))).toHaveLength(own.seconds);
    await runJobs(world.app, 'results.rebuildSome');

    const row = (await world.protocol(race)).results.find(({ profileId }) => profileId === own.profileId);
    expect(row?.cpSource).toBe('activity');
    expect(row?.cpBestEfforts.find(({ duration }) => duration === 300)?.watts.value).toBeCloseTo(own.watts + 0.5, -1);
    expect(await counted()).toEqual([...before, own.profileId]);
    expect(await missing()).toEqual([]);
    expect(await connection.collection('audit').countDocuments({ action: 'fitfile.add' })).toBe(1);
  });

  it('are rejected for a race with power, and when uploaded a second time', async () => {
    expect(await codeOf(steady())).toBe('fit_power_known');
    const stored = await connection.collection('activities').findOne({ activityId: own.activityId });
    await connection.collection('activities').updateOne({ _id: stored?._id }, { $set: { activityId: 'elsewhere' } });

    expect(await codeOf(cutFile())).toBe('fit_duplicate');
  });

  it('with estimated power or a wrong checksum are marked, but not those cut off after the race', async () => {
    await connection.collection('activities').deleteOne({ activityId: 'elsewhere' });
    await connection
      .collection('rawResults')
      .updateMany(
        { eventId: race },
        { $set: { 'entries.$[own].sensorData.powerType': 'VIRTUAL_POWER' } },
        { arrayFilters: [{ 'own.profileId': own.profileId }] },
      );

    const flippedBit = (second: number) => (second === 60 ? 0x4000 : 0);
    const file = fileOf((second) => (own.watts + (second % 2)) ^ flippedBit(second));
    const ridingOut = aFitFile(
      [1, 2].map((second) => ({ second, watts: 99 })),
      fitSecond(own.startMs) + own.seconds,
    );
    const chain = Buffer.concat([file.fill(0, file.length - 2), ridingOut.subarray(0, -3)]);
    const { data, message } = (await send(rider, Uint8Array.from(chain))).json();

    expect(data).toMatchObject({ isVirtualPower: true, damage: ['checksum_wrong'] });
    expect(message).toMatch(
      /расчётная.* Файл был повреждён и восстановлен: контрольная сумма не сошлась\. Прочитаны все записи заезда\.$/,
    );
    const stored = await connection.collection('activities').findOne({ activityId: own.activityId });
    expect(stored?.isVirtualPower).toBe(true);
    expect(Math.max(...decodePower(Buffer.from(stored?.power.buffer)))).toBeLessThan(own.watts + 2);
  });
});
