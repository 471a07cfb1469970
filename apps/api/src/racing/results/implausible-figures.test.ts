import type { ImplausibleFigures, RiderPower } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRights } from '../../testing/give-rights.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { ResultsImporter } from './import/results.importer.ts';
import { ProtocolRebuilds } from './publish/protocol-rebuilds.ts';

type Listed = ImplausibleFigures['data'][number];

const race = 5_100_003;
const address = `/api/race/results/${race}/implausible`;

// One value is found, accepted, changed and omitted: one story.
describe('an implausible value of a protocol', { shuffle: false }, () => {
  let world: OrganizerWorld;
  let account: number;
  let judge: Awaited<ReturnType<OrganizerWorld['member']>>;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    const { results } = await world.protocol(race);
    account = Number(results.find(({ cpSource }) => cpSource === 'activity')?._id.split('.')[1]);
    judge = await world.member('value-judge');
    const event = await world.connection.collection('events').findOne({ gameId: race });
    giveRights(world.app, judge.id, { clubs: [event?.microserviceExternalResourceId] });
  });
  afterAll(() => world.close());

  const list = async (): Promise<ImplausibleFigures> => (await judge.browser.send('GET', address)).json();
  const values = async () => (await list()).data.map(({ value, accepted }) => [value, accepted?.author ?? null]);
  const spiked = async () =>
    (await list()).data.find(({ profileId, duration }) => profileId === account && duration === 5) as Listed;
  const judged = ({ profileId, figure, duration, value }: Listed) => ({ profileId, figure, duration, value });
  const set = async (draft: object, isAccepted: boolean) =>
    (await judge.browser.send('PUT', address, { ...draft, isAccepted })).json();
  /** Sets the activity's 5 s power from now on. */
  const ride = async (watts: number) => {
    const activities = world.connection.collection('activities');
    const of = { profileId: account, 'bestEfforts.duration': 5 };
    await activities.updateMany(of, { $set: { 'bestEfforts.$.watts': watts } });
    await world.app.get(ProtocolRebuilds).rebuild(race);
    await runJobs(world.app, 'profiles.event', 'profiles.riders');
  };
  const counted = async () => {
    await runJobs(world.app, 'profiles.event', 'profiles.riders');
    const { results } = await world.protocol(race);
    const row = results.find(({ _id }) => _id === `${race}.${account}`);
    const power: RiderPower = (await world.app.inject({ url: `/api/race/profile/${row?.profileId}/power` })).json();
    const stored = await world.connection.collection('riderresults').findOne({ eventId: race, accountId: account });
    return {
      row: row?.cpBestEfforts.find(({ duration }) => duration === 5)?.watts.isAccepted ?? false,
      isBest: row?.cpBestEfforts.find(({ duration }) => duration === 5)?.watts.addition === 'max',
      curve: power.powerCurve?.leftOut.length === 0,
      record: power.records.find(({ duration }) => duration === 5)?.byWatts[0]?.watts ?? null,
      order: stored?.efforts['cp-watts-5'] ?? null,
    };
  };
  const nowhere = { row: false, isBest: false, curve: false, record: null, order: null };

  it('is listed with its limit, counts nowhere, and only moderators can see and accept it', async () => {
    expect(await values()).toEqual([]);
    await ride(3460);
    const stranger = await world.member('value-stranger');

    expect(await spiked()).toMatchObject({ figure: 'effortWattsPerKg', accepted: null });
    expect((await spiked()).value).toBeGreaterThan((await spiked()).limit);
    expect(await counted()).toEqual(nowhere);
    const draft = { ...judged(await spiked()), isAccepted: true };
    const refused = [
      await stranger.browser.send('GET', address),
      await stranger.browser.send('PUT', address, draft),
      await world.app.inject({ url: address }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401]);
  });

  it('counts everywhere once accepted, until the acceptance is revoked', async () => {
    const value = judged(await spiked());
    expect(await set(value, true)).toMatchObject({ message: 'Значение принято и учитывается в рекордах.' });
    expect((await spiked()).accepted).toMatchObject({ author: 'value-judge' });
    expect(await counted()).toEqual({ row: true, isBest: true, curve: true, record: 3460, order: 3460 });

    await set(value, false);
    expect((await spiked()).accepted).toBeNull();
    expect(await counted()).toEqual(nowhere);
    const entries = await world.connection
      .collection('audit')
      .find({ action: /^result\.(accept|leaveOut)$/ })
      .toArray();
    expect(entries.map(({ action }) => action)).toEqual(['result.accept', 'result.leaveOut']);
  });

  it('is judged again when the value changes, and counts again when the accepted one returns', async () => {
    const value = judged(await spiked());
    await set(value, true);
    await ride(3461);

    expect((await spiked()).accepted).toBeNull();
    expect(await counted()).toEqual(nowhere);
    expect(await set(value, true)).toMatchObject({ code: 'value_not_found' });

    await ride(900);
    expect(await values()).toEqual([]);
    await ride(3460);
    expect(await values()).toEqual([[value.value, 'value-judge']]);
    expect(await counted()).toMatchObject({ row: true, curve: true, record: 3460 });
  });

  it('costs the place if it is the time of the finish, until it is accepted while the protocol is not official', async () => {
    const ranked = async () => (await world.protocol(race)).results.filter(({ rankEvent }) => rankEvent > 0);
    const last = (await ranked()).at(-1);
    const profileId = Number(last?._id.split('.')[1]);
    const row = async () => (await world.protocol(race)).results.find(({ _id }) => _id === last?._id);
    await world.connection
      .collection('rawResults')
      .updateMany(
        { eventId: race, 'entries.profileId': profileId },
        { $set: { 'entries.$[rider].activityData.durationInMilliseconds': 1 } },
        { arrayFilters: [{ 'rider.profileId': profileId }] },
      );
    await world.app.get(ProtocolRebuilds).rebuild(race);

    expect(await row()).toMatchObject({
      rankEvent: 0,
      disqualification: 'IMPLAUSIBLE_TIME',
      points: { zpruFinishPoints: 0 },
    });
    const time = (await list()).data.find((each) => each.profileId === profileId && each.figure === 'time') as Listed;
    await world.admin.send('PUT', `/api/race/results/${race}/state`, { state: 'official', reason: 'Проверено' });
    expect(await set(judged(time), true)).toMatchObject({ code: 'protocol_official' });
    await world.admin.send('PUT', `/api/race/results/${race}/state`, { state: 'provisional', reason: 'Разбор' });
    await set(judged(time), true);
    expect(await row()).toMatchObject({ rankEvent: 1, disqualification: null });

    await set(judged(time), false);
    expect((await row())?.rankEvent).toBe(0);
  });

  it('can be listed and accepted when the rider hides it and in an official protocol, but not while another user locks it', async () => {
    await set(judged(await spiked()), false);
    await world.connection.collection('riders').updateOne({ zwiftId: account }, { $set: { hidden: ['weight'] } });
    await world.app.get(ProtocolRebuilds).rebuild(race);
    await world.admin.send('PUT', `/api/race/results/${race}/state`, { state: 'official', reason: 'Проверено' });
    await set(judged(await spiked()), true);

    expect((await counted()).curve).toBe(true);

    await world.admin.send('PUT', `/api/race/results/${race}/state`, { state: 'provisional', reason: 'Разбор' });
    await world.admin.send('PUT', `/api/race/results/${race}/lock`, { isLocked: true, reason: 'Разбор' });
    expect(await set(judged(await spiked()), false)).toMatchObject({ code: 'protocol_locked' });
  });
});
