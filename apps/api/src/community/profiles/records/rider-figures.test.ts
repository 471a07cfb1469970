import type { EventDetails } from '@otryv/contract';
import {
  comparison,
  eventDetails,
  profileData,
  raceResults,
  riderMetrics,
  riderPower,
  riders,
} from '@otryv/contract/schemas';
import { CURVE_DAYS, ftpOf, zftpCategory } from '@otryv/race';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../../../kernel/clock.ts';
import { type RiderWorld, riderRaces, startRiderWorld } from '../../../testing/rider-world.ts';
import { ANCHOR } from '../../../testing/start-race-world.ts';
import { toRiderResults } from '../count/rider-result.mapper.ts';
import { RiderUpdates } from '../count/rider-updates.ts';

const [race = 0, other = 0] = riderRaces;
const dayMs = 86_400_000;

describe("riders' figures", () => {
  let world: RiderWorld;
  beforeAll(async () => {
    world = await startRiderWorld();
  }, 90_000);
  afterEach(() => setNow(ANCHOR));
  afterAll(() => world.close());

  const setNow = (now: Date) => {
    world.app.get(Clock).now = () => now;
  };
  const updates = () => world.app.get(RiderUpdates);
  const collection = (name: string) => world.connection.collection(name);
  const powerOf = async (zwiftId: number) => riderPower.parse(await world.read(`/api/race/profile/${zwiftId}/power`));
  const profileOf = async (zwiftId: number) =>
    profileData.parse(await world.read(`/api/race/profile/${zwiftId}`)).profile;
  const metricsOf = async (zwiftId: number) =>
    riderMetrics.parse(await world.read(`/api/race/profile/${zwiftId}/metrics`));
  const list = async (query: string) => riders.parse(await world.read(`/api/riders?docsOnPage=100${query}`));
  /** Returns a rider of one of the two races, with power. */
  const aRider = async (at: number) => {
    const ids = new Set((await world.protocol(other)).results.map(({ profileId }) => profileId));
    const only = (await world.protocol(race)).results.filter(
      ({ profileId, cpSource }) => !ids.has(profileId) && cpSource === 'activity',
    );
    return only[at]?.profileId ?? 0;
  };
  const rideOf = (profileId: number) => collection('activities').findOne({ profileId });
  const setRide = async (profileId: number, changes: object) => {
    await collection('activities').updateMany({ profileId }, { $set: changes });
    await updates().updateRiders([profileId]);
  };

  it('drop a race after exactly 90 days, in the curve immediately and in the list by a job', async () => {
    const zwiftId = await aRider(0);
    const startedAt: Date = (await rideOf(zwiftId))?.startedAt;
    const listed = async () => (await list('')).riders.find((rider) => rider.zwiftId === zwiftId)?.cpBestEfforts;
    const border = new Date(startedAt.getTime() + CURVE_DAYS * dayMs);

    setNow(border);
    const atBorder = await powerOf(zwiftId);
    setNow(new Date(border.getTime() + 1));
    const after = await powerOf(zwiftId);
    const before = await listed();
    await updates().updateDropping();

    expect(atBorder.powerCurve?.pointsWatts.length).toBeGreaterThan(5);
    expect(atBorder.powerCurve?.from).toBe(startedAt.toISOString());
    expect(after.powerCurve?.pointsWatts).toEqual([]);
    expect(after.powerFromEvents.map(({ isCounted }) => isCounted)).toEqual([false]);
    expect(before?.length).toBeGreaterThan(5);
    expect(await listed()).toBeNull();
    setNow(ANCHOR);
    await world.count();
  });

  it('exclude estimated and banned power from the curve, and show the reason', async () => {
    const zwiftId = await aRider(1);
    const whole = await powerOf(zwiftId);
    await setRide(zwiftId, { isVirtualPower: true });
    const estimated = await powerOf(zwiftId);
    await setRide(zwiftId, { isVirtualPower: false, isBanned: true });
    const banned = await powerOf(zwiftId);
    await setRide(zwiftId, { isBanned: false });

    expect(whole.powerCurve?.leftOut).toEqual([]);
    expect(estimated.powerCurve).toMatchObject({
      pointsWatts: [],
      leftOut: [{ eventId: race, reason: 'virtualPower' }],
    });
    expect(banned.powerCurve).toMatchObject({ pointsWatts: [], leftOut: [{ eventId: race, reason: 'banned' }] });
    expect(banned.records).toEqual([]);
    expect((await powerOf(zwiftId)).powerCurve?.pointsWatts).toEqual(whole.powerCurve?.pointsWatts);
  });

  it('exclude implausible values from curves, records, lists and orders, and show the reason', async () => {
    const zwiftId = await aRider(1);
    const ride = await rideOf(zwiftId);
    const { bestEfforts, weightInGrams } = ride as NonNullable<typeof ride>;
    const outcomeOf = async (changes: object) => {
      await setRide(zwiftId, changes);
      const { powerCurve, records, powerFromEvents } = await powerOf(zwiftId);
      const listed = (await list('')).riders.find((rider) => rider.zwiftId === zwiftId);
      await setRide(zwiftId, { bestEfforts, weightInGrams });
      return {
        reasons: powerCurve?.leftOut.map(({ reason }) => reason),
        counted: [
          ...(powerCurve?.pointsWatts ?? []),
          ...(powerCurve?.pointsWattsPerKg ?? []),
          ...records,
          ...(listed?.cpBestEfforts ?? []),
          ...powerFromEvents.filter(({ isCounted }) => isCounted),
        ].length,
        ftp: listed?.ftp,
      };
    };
    const withSpike = bestEfforts.map((effort: { duration: number }) =>
      effort.duration === 5 ? { duration: 5, watts: 3460 } : effort,
    );
    await collection('riders').updateOne({ zwiftId }, { $mul: { weight: 0.001 } });
    const outcomes = [await outcomeOf({ weightInGrams: 70 }), await outcomeOf({ bestEfforts: withSpike })];
    const weights = (await list('&columnName=weight&isRasing=true')).riders;
    await collection('riders').updateOne({ zwiftId }, { $mul: { weight: 1000 } });
    await updates().updateRiders([zwiftId]);
    const left = { reasons: ['implausible'], counted: 0, ftp: null };

    expect(outcomes).toEqual([left, left]);
    const after = weights.slice(weights.findIndex((rider) => rider.zwiftId === zwiftId) + 1);
    expect(after.filter(({ weight }) => weight !== null)).toEqual([]);
    expect((await powerOf(zwiftId)).powerCurve?.leftOut).toEqual([]);
  });

  it('order races by no implausible effort', async () => {
    const { json } = await world.app.inject({ url: `/api/race/results/${race}` });
    const protocol = raceResults.parse(json());
    const [row] = protocol.event.results;
    const effort = (duration: number, watts: number, perKg: number) => ({
      duration,
      watts: { value: watts, addition: '' as const },
      wattsKg: { value: perKg, addition: '' as const },
    });
    const cpBestEfforts = [effort(5, 3460, 20), effort(60, 400, 936), effort(300, 300, 4)];
    const results = row ? [{ ...row, cpBestEfforts }] : [];
    const [rider] = toRiderResults({ ...protocol, event: { ...protocol.event, results } });

    expect(rider?.efforts).toEqual({ 'cp-watts-300': 300, 'cp-wattsKg-300': 4 });
  });

  it('show watts, W/kg, date and race of each interval as in the activity', async () => {
    const zwiftId = await aRider(2);
    const ride = await rideOf(zwiftId);
    const { bestEfforts, weightInGrams, startedAt } = ride as NonNullable<typeof ride>;
    const { powerCurve, records } = await powerOf(zwiftId);
    const ridden = bestEfforts.filter(({ watts }: { watts: number | null }) => watts !== null);

    expect(powerCurve?.pointsWatts.map(({ duration, value }) => ({ duration, value }))).toEqual(
      ridden.map(({ duration, watts }: { duration: number; watts: number }) => ({
        duration,
        value: Math.round(watts),
      })),
    );
    expect(powerCurve?.pointsWattsPerKg[0]?.value).toBeCloseTo((ridden[0].watts * 1000) / weightInGrams, 1);
    expect(powerCurve?.pointsWatts[0]).toMatchObject({ date: startedAt.toISOString(), eventId: race });
    expect(records[0]?.byWatts).toHaveLength(1);
  });

  it('are ordered by medals and by the change over 30 days, with fallen scores before unknown ones', async () => {
    const [first, second, third] = [await aRider(0), await aRider(1), await aRider(2)];
    const setSort = (zwiftId: number, sort: object) =>
      collection('listedriders').updateOne({ zwiftId }, { $set: sort });
    await setSort(first, { 'sort.medals': 99e8, 'sort.racingScoreChange': -40 });
    await setSort(second, { 'sort.medals': 98e8 + 5e4, 'sort.racingScoreChange': -3 });
    await setSort(third, { 'sort.medals': 98e8 + 4e4 });
    await collection('listedriders').updateOne({ zwiftId: third }, { $unset: { 'sort.racingScoreChange': '' } });
    const idsBy = async (query: string) => (await list(query)).riders.map(({ zwiftId }) => zwiftId);

    const byMedals = await idsBy('&columnName=medals');
    const rising = await idsBy('&columnName=racingScoreChange&isRasing=true');
    await updates().updateRiders([first, second, third]);

    expect(byMedals.slice(0, 3)).toEqual([first, second, third]);
    expect(rising.slice(0, 2)).toEqual([first, second]);
    expect(rising).toContain(third);
    const { medals } = await profileOf(first);
    const record = await collection('listedriders').findOne({ zwiftId: first });
    expect(record?.sort.medals).toBe(medals.gold * 1e8 + medals.silver * 1e4 + medals.bronze);
  });

  it('include the greatest racing score with every page of its order, and with no other order', async () => {
    const [leader] = (await list('&columnName=racingScore')).riders;
    const page = async (query: string) =>
      riders.parse(await world.read(`/api/riders?docsOnPage=5&page=2&columnName=${query}`)).leadingScore;

    expect(leader?.competitionMetrics?.racingScore).toBeGreaterThan(0);
    expect(await page('racingScore')).toBe(leader?.competitionMetrics?.racingScore);
    expect([await page('racingScore&isRasing=true'), await page('weight')]).toEqual([null, null]);
  });

  it('hide the weight together with the watts that reveal it, in every response and order', async () => {
    const zwiftId = await aRider(3);
    await collection('riders').updateOne({ zwiftId }, { $set: { hidden: ['weight', 'height', 'age'] } });
    await updates().updateRiders([zwiftId]);
    const power = await powerOf(zwiftId);
    const profile = await profileOf(zwiftId);
    const places = await Promise.all(
      (['weight', 'height', 'age', 'cp-watts-300'] as const).flatMap((column) =>
        ['', '&isRasing=true'].map(async (order) => {
          const found = (await list(`&columnName=${column}${order}`)).riders;
          const known = found.filter((rider) => shownIn(rider, column) !== null);
          return { column, order, isLast: found.findIndex((rider) => rider.zwiftId === zwiftId) >= known.length };
        }),
      ),
    );
    const compared = comparison.parse(
      await world.read(`/api/race/profile/compare?riders=${zwiftId},${await aRider(4)}`),
    );
    const metrics = await metricsOf(zwiftId);
    await collection('riders').updateOne({ zwiftId }, { $set: { hidden: [] } });
    await updates().updateRiders([zwiftId]);

    expect(profile).toMatchObject({ weight: null, isWeightHidden: true, height: null, age: null, isAgeHidden: true });
    expect(profile.ftp).toMatchObject({ watts: { value: null, hidden: true } });
    expect(profile.ftp?.wattsKg.value ?? 1).toBeGreaterThan(0);
    expect(power.powerCurve?.pointsWatts).toEqual([]);
    expect(power.powerCurve?.pointsWattsPerKg.length).toBeGreaterThan(5);
    expect(power.records.flatMap(({ byWatts }) => byWatts)).toEqual([]);
    expect(power.records.flatMap(({ byWattsKg }) => byWattsKg.map(({ watts }) => watts))).toEqual(
      power.records.flatMap(({ byWattsKg }) => byWattsKg.map(() => null)),
    );
    expect(power.forecast?.watts ?? null).toBeNull();
    expect(compared.riders[0]?.powerCurve?.pointsWatts).toEqual([]);
    expect(
      metrics.data.every(
        ({ weightInGrams, heightInCentimeters }) => weightInGrams === null && heightInCentimeters === null,
      ),
    ).toBe(true);
    expect(metrics.isWeightHidden).toBe(true);
    expect(places.filter(({ isLast }) => !isLast)).toEqual([]);
    expect(places).toHaveLength(8);
  });

  it('are sorted, filtered and found by both names, in any case and spelling', async () => {
    const all = await list('&columnName=racingScore');
    const scores = all.riders.map(({ competitionMetrics }) => competitionMetrics?.racingScore ?? -1);
    const [first] = all.riders;
    const found = await list(
      `&search=${encodeURIComponent(`${first?.lastName.slice(0, 4).toUpperCase()} ${first?.firstName.slice(0, 3)}`)}`,
    );
    const women = await list('&male=false&category=C&columnName=300');
    const second = riders.parse(await world.read('/api/riders?docsOnPage=5&page=2&columnName=racingScore'));

    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(all.quantityRiders).toBe(all.riders.length);
    expect(found.riders.map(({ zwiftId }) => zwiftId)).toContain(first?.zwiftId);
    expect(found.quantityRiders).toBeLessThan(all.quantityRiders);
    expect(women.riders.map(({ male, category }) => ({ male, category }))).toEqual(
      women.riders.map(() => ({ male: false, category: 'C' })),
    );
    expect(women.quantityRiders).toBe(women.riders.length);
    expect(women.riders.length).toBeGreaterThan(0);
    expect(second.riders.map(({ sequenceNumber }) => sequenceNumber)).toEqual([6, 7, 8, 9, 10]);
    expect(second.riders.map(({ zwiftId }) => zwiftId)).toEqual(all.riders.slice(5, 10).map(({ zwiftId }) => zwiftId));
  });

  it('are filtered by every existing category, which add up to all', async () => {
    const { categories, quantityRiders } = await list('');
    const counted = await Promise.all(
      categories.flatMap(({ category, male, female }) =>
        category === null
          ? []
          : [
              list(`&category=${encodeURIComponent(category)}`).then(({ riders: found, quantityRiders: total }) => ({
                category,
                total,
                isWhole: found.length === total,
                isExpected: total === male + female && found.every((rider) => rider.category === category),
              })),
            ],
      ),
    );

    expect(counted.filter(({ isExpected, isWhole }) => !isExpected || !isWhole)).toEqual([]);
    expect(counted.map(({ category }) => category)).toEqual(expect.arrayContaining(['A', 'B', 'C']));
    expect(categories.reduce((sum, { male, female }) => sum + male + female, 0)).toBe(quantityRiders);
  });

  it('are counted by category and sex again after each update', async () => {
    const zwiftId = await aRider(0);
    const stored = await collection('riders').findOne({ zwiftId });
    const men = async (male: boolean) => {
      await collection('riders').updateOne({ zwiftId }, { $set: { male } });
      await updates().updateRiders([zwiftId]);
      return (await list('')).categories.reduce((sum, one) => sum + one.male, 0);
    };

    const [before, after] = [await men(true), await men(false)];
    await men(stored?.male);

    expect(after).toBe(before - 1);
  });

  it.each(['.*', '(zz9+)+$', '$where', '{"$gt":""}', '%00'])('match %s in a search literally', async (typed) => {
    const { statusCode, json } = await world.app.inject({ url: `/api/riders?search=${encodeURIComponent(typed)}` });

    expect(statusCode).toBe(200);
    expect(json().quantityRiders).toBe(0);
  });

  it('of unknown value are last in both orders', async () => {
    const zwiftId = await aRider(0);
    const stored = await collection('riders').findOne({ zwiftId });
    await collection('riders').updateOne({ zwiftId }, { $set: { 'competitionMetrics.racingScore': null } });
    await updates().updateRiders([zwiftId]);
    const falling = await list('&columnName=racingScore');
    const rising = await list('&columnName=racingScore&isRasing=true');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(rising.riders.length / 7) }, (_, page) =>
        world.read(`/api/riders?docsOnPage=7&page=${page + 1}&columnName=racingScore&isRasing=true`),
      ),
    );
    const { competitionMetrics } = stored as NonNullable<typeof stored>;
    await collection('riders').updateOne({ zwiftId }, { $set: { competitionMetrics } });
    await updates().updateRiders([zwiftId]);

    expect(falling.riders.at(-1)?.zwiftId).toBe(zwiftId);
    expect(rising.riders.at(-1)?.zwiftId).toBe(zwiftId);
    expect(pages.flatMap((page) => riders.parse(page).riders.map((rider) => rider.zwiftId))).toEqual(
      rising.riders.map((rider) => rider.zwiftId),
    );
  });

  it('are read from the game at night, one row per rider and day', async () => {
    const zwiftId = await aRider(0);
    const day = { zwiftId, day: '2026-11-21' };
    await updates().updateNightly(zwiftId - 1, true);
    await updates().updateNightly(zwiftId - 1, true);
    const sameDay = await collection('ridermetrics').countDocuments(day);
    const rider = await collection('riders').findOne({ zwiftId });
    const metrics = await metricsOf(zwiftId);
    // Rides outside races were read as well; the other tests know those of races only.
    await collection('activities').deleteMany({ eventId: null });
    await world.count();

    expect(sameDay).toBe(1);
    expect(metrics.data.at(-1)).toMatchObject({
      date: '2026-11-20T21:00:00.000Z',
      weightInGrams: rider?.weight,
      heightInCentimeters: rider?.height / 10,
    });
  });

  it('treat a racing score of 0 as none, in protocols and in days stored earlier', async () => {
    const zwiftId = await aRider(5);
    const days = collection('ridermetrics');
    const byRace = { eventId: race, accountId: zwiftId };
    const [result, earlier] = [
      await collection('riderresults').findOne(byRace),
      await days.find({ zwiftId }).toArray(),
    ];
    await collection('riderresults').updateOne(byRace, { $set: { 'row.scoreHistory': { newScore: 0 } } });
    const [ridden] = await days.find({ zwiftId }).sort({ day: 1 }).limit(1).toArray();
    await days.deleteMany({ zwiftId });
    await updates().updateByEvent(race);
    const stored = await days.find({ zwiftId }).toArray();
    await days.updateMany({ zwiftId }, { $set: { racingScore: 0 } });
    await days.insertOne({ ...ridden, _id: new Types.ObjectId(), day: '2026-10-01', racingScore: 0 });
    const profile = await profileOf(zwiftId);
    const shown = (await metricsOf(zwiftId)).data;
    await collection('riderresults').replaceOne(byRace, result as NonNullable<typeof result>);
    await days.deleteMany({ zwiftId });
    await days.insertMany(earlier);

    expect(stored.map(({ racingScore }) => racingScore)).toEqual([null]);
    expect(profile.competitionMetrics?.racingScore).toBeGreaterThan(0);
    expect(profile.racingScoreChange).toBeNull();
    expect(new Set(shown.map(({ racingScore }) => racingScore))).toEqual(new Set([null]));
  });

  it('are computed without the game while it does not respond, and leave that day open', async () => {
    await collection('ridermetrics').deleteMany({ day: '2026-11-22' });
    setNow(new Date(ANCHOR.getTime() + dayMs));
    await world.fault({ path: 'profiles', status: 403 });
    const next = await updates().updateNightly(0, true);
    await world.fault();

    expect(next?.isGameUp).toBe(false);
    expect(await collection('ridermetrics').countDocuments({ day: '2026-11-22' })).toBe(0);
  }, 60_000);

  it('compare two riders by their common races, symmetrically', async () => {
    const ids = new Set(
      (await world.protocol(other)).results.filter(({ rankEvent }) => rankEvent > 0).map(({ profileId }) => profileId),
    );
    const [one, two] = (await world.protocol(race)).results.filter(({ rankEvent }) => rankEvent > 0);
    const straight = comparison.parse(
      await world.read(`/api/race/profile/compare?riders=${one?.profileId},${two?.profileId}`),
    );
    const turned = comparison.parse(
      await world.read(`/api/race/profile/compare?riders=${two?.profileId},${one?.profileId}`),
    );

    expect(ids.size).toBeGreaterThan(0);
    expect(straight.races.map(({ eventId }) => eventId)).toContain(race);
    expect(turned.races.map(({ leadMs }) => leadMs)).toEqual(straight.races.map(({ leadMs }) => leadMs));
    expect(turned.races.map(({ aheadAt }) => aheadAt)).toEqual(
      straight.races.map(({ aheadAt }) => (aheadAt === null ? null : 1 - aheadAt)),
    );
    expect(straight.races.some(({ aheadAt }) => aheadAt !== null)).toBe(true);
    expect(straight.riders.map(({ ahead }) => ahead)).toEqual(turned.riders.map(({ ahead }) => ahead).toReversed());
    expect(straight.quantityCommon).toBe(straight.races.length);
  });

  it('include the best efforts of signed-up riders', async () => {
    const zwiftId = await aRider(0);
    await collection('signedRiders').insertOne({
      eventId: race,
      subgroupId: 1,
      zwiftId,
      firstName: 'A',
      lastName: 'B',
      male: true,
      imageSrc: null,
      countryAlpha3: null,
      age: null,
      height: null,
      weight: null,
    });
    const { json } = await world.app.inject({ url: `/api/race/events/${race}` });
    const { powerCurve } = await powerOf(zwiftId);
    const signed = json().event.signedRiders.find(({ id }: { id: number }) => id === zwiftId);

    expect(signed.cpBestEfforts).toEqual(
      powerCurve?.pointsWatts.map(({ duration, value }, index) => ({
        duration,
        watts: value,
        wattsKg: powerCurve.pointsWattsPerKg[index]?.value,
      })),
    );
  });

  it('are the same in sign-up lists, the rider list, profiles and protocols, and of one account', async () => {
    const [main, additional] = [await aRider(5), await aRider(6)];
    await collection('activities').updateMany({ profileId: additional }, { $mul: { weightInGrams: 0.5 } });
    await world.link(main, additional);
    await updates().updateRiders([main, additional]);
    const listed = new Map((await list('')).riders.map((rider) => [rider.zwiftId, rider]));
    const faults: object[] = [];
    const compare = (zwiftId: number, figure: string, values: object) => {
      if (new Set(Object.values(values).map((value) => JSON.stringify(value))).size > 1) {
        faults.push({ zwiftId, figure, ...values });
      }
    };
    const signedUp = new Set<number>();
    for (const id of riderRaces) {
      const { event } = eventDetails.parse(await world.read(`/api/race/events/${id}`));
      for (const signed of event.signedRiders.filter((rider) => rider.id !== additional)) {
        const inList = listed.get(signed.id);
        if (inList) signedUp.add(signed.id);
        if (inList) compare(signed.id, 'sign-up', { signed: shownOf(signed), inList: shownOf(inList) });
      }
      for (const { profileId, profileData } of (await world.protocol(id)).results) {
        const inList = listed.get(profileId);
        const profile = await profileOf(profileId);
        const { forecast } = await powerOf(profileId);
        if (inList)
          compare(profileId, 'profile', { profile: shownOf({ ...inList, ...profile }), inList: shownOf(inList) });
        if (inList) compare(profileId, 'ftp', { profile: profile.ftp, inList: inList.ftp });
        if (inList) {
          const ofRace = {
            firstName: profileData.firstName,
            racingScore: profileData.racingScore,
            age: profileData.age,
          };
          const { firstName, age } = profile;
          const racingScore = profile.competitionMetrics?.racingScore ?? null;
          compare(profileId, 'protocol', { ofRace, profile: { firstName, racingScore, age } });
        }
        const [watts, perKg] = [profile.ftp?.watts.value ?? 0, profile.ftp?.wattsKg.value ?? 0];
        const isOfTheirWeight = Math.abs(watts / (perKg || 1) - (profile.weight ?? 0) / 1000) < 5;
        if (perKg > 0 && !isOfTheirWeight) faults.push({ profileId, watts, perKg, weight: profile.weight });
        if (!forecast) continue;
        const category = zftpCategory({ watts: ftpOf(forecast.watts ?? 0), wattsPerKg: perKg });
        if (forecast.category !== category) faults.push({ profileId, category, forecast });
      }
    }
    await collection('activities').updateMany({ profileId: additional }, { $mul: { weightInGrams: 2 } });
    await collection('gameids').deleteMany({ zwiftId: { $in: [main, additional] } });
    await updates().updateRiders([main, additional]);

    expect(faults).toEqual([]);
    expect(signedUp.size).toBeGreaterThan(10);
  });
});

/** Returns a rider's list figures in one shape. */
function shownOf(rider: Listed | EventDetails['event']['signedRiders'][number]) {
  const { firstName, lastName, age, height, weight, countryAlpha3, team, cpBestEfforts } = rider;
  return {
    firstName,
    lastName,
    age,
    height,
    weight,
    countryAlpha3,
    team: team?.urlSlug,
    racingScore: 'racingScore' in rider ? rider.racingScore : (rider.competitionMetrics?.racingScore ?? null),
    bests: cpBestEfforts?.map(({ duration, watts, wattsKg }) => [duration, plain(watts), plain(wattsKg)]),
  };
}

const plain = (figure: number | null | { value: number | null }) =>
  typeof figure === 'object' ? (figure?.value ?? null) : figure;

type Listed = ReturnType<typeof riders.parse>['riders'][number];

function shownIn(rider: Listed, column: 'weight' | 'height' | 'age' | 'cp-watts-300'): number | null {
  if (column !== 'cp-watts-300') return rider[column];
  return rider.cpBestEfforts?.find(({ duration }) => duration === 300)?.watts.value ?? null;
}
