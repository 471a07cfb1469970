import { protocolRow } from '@otryv/contract/schemas';
import { CP_DURATIONS, type GameEntry, groupOfResult, type Person, protocol } from '@otryv/race';
import { describe, expect, it } from 'vitest';
import { type ProtocolContext, toProtocolRows } from './protocol-row.mapper.ts';

const eventStart = Date.UTC(2026, 10, 28, 16, 30);

function anEntry(profileId: number, changes: Partial<GameEntry> = {}): GameEntry {
  return {
    profileId,
    eventSubgroupId: 901,
    rank: 3,
    activityData: {
      activityId: `act-${profileId}`,
      durationInMilliseconds: 1_457_346 + profileId,
      endDate: '2026-11-28T17:05:46.000+0000',
      segmentDistanceInMeters: 16_220,
      elevationInMeters: 129,
      calories: 412,
    },
    criticalP: { criticalP15Seconds: 702.4, criticalP1Minute: 488, criticalP5Minutes: 361, criticalP20Minutes: 0 },
    profileData: {
      firstName: ' Ada ',
      lastName: ' Lis ',
      gender: 'FEMALE',
      heightInCentimeters: 172,
      weightInGrams: 61_200,
      imageSrc: 'https://cdn.example/5.png',
    },
    sensorData: {
      avgWatts: 250,
      powerType: 'SMART_TRAINER',
      pairedSteeringDevice: true,
      heartRateData: { avgHeartRate: 160 },
    },
    scoreHistory: { newScore: 510.5, previousScore: 500, scoreChangeType: 'INCREASED' },
    ...changes,
  };
}

const person: Person = { profileId: 5, age: 31, countryAlpha3: 'fin', team: null, main: null };

function results(entries: GameEntry[], changes: Partial<ProtocolContext> = {}, people: Person[] = []) {
  const rules = {
    rulesVersion: 2 as const,
    kind: 'classicGroup' as const,
    eventStart,
    groups: [{ id: 901, label: 'B' as const, start: eventStart }],
  };
  const { rows } = protocol({ entries, people, decisions: [], rules });
  const { results: response } = toProtocolRows(rows, {
    eventId: 77,
    effortsOf: new Map(),
    hidden: new Map(),
    importance: 'standard',
    isRankedByGroup: true,
    leaders: new Set(),
    sweepers: new Set(),
    ...changes,
  });
  for (const each of response) expect(protocolRow.parse(each)).toEqual(each);
  return response;
}
const only = (...args: Parameters<typeof results>) => {
  const [first] = results(...args);
  if (!first) throw new Error('There is no row.');
  return first;
};
const bestOf = (watts: number | null) => CP_DURATIONS.map((duration) => ({ duration, watts }));

describe('toProtocolRows', () => {
  it('maps every field of a row', () => {
    const efforts = { bestEfforts: bestOf(306), normalizedPower: 262.34567 };
    const row = only([anEntry(5)], { effortsOf: new Map([['act-5', efforts]]) }, [{ ...person, racingScore: 512.3 }]);

    expect(row).toEqual({
      _id: '77.5',
      profileId: 5,
      subgroupLabel: 'B',
      rank: 3,
      rankEvent: 1,
      profileData: {
        firstName: 'Ada',
        lastName: 'Lis',
        gender: 'FEMALE',
        imageSrc: 'https://cdn.example/5.png',
        countryAlpha3: 'fin',
        age: 31,
        weightInGrams: { value: 61_200, addition: 'max' },
        heightInCentimeters: { value: 172, addition: 'max' },
        team: null,
        racingScore: 512.3,
      },
      activityData: {
        activityId: 'act-5',
        durationInMilliseconds: { value: 1_457_351, addition: '' },
        segmentDistanceInMeters: 16_220,
        elevationInMeters: 129,
        calories: 412,
        endDate: '2026-11-28T17:05:46.000Z',
      },
      sensorData: {
        avgWatts: { value: 250, addition: 'max' },
        heartRateData: { avgHeartRate: { value: 160, addition: 'max' } },
        powerType: 'SMART_TRAINER',
        pairedSteeringDevice: true,
      },
      wattsPerKg: { value: 4.08, addition: 'max' },
      speed: 40.07,
      normalizedPower: 262.35,
      variabilityIndex: 1.05,
      cpBestEfforts: CP_DURATIONS.map((duration) => ({
        duration,
        watts: { value: 306, addition: 'max' },
        wattsKg: { value: 5, addition: 'max' },
      })),
      cpSource: 'activity',
      scoreHistory: { newScore: 510.5, previousScore: 500, scoreChangeType: 'INCREASED' },
      gap: 0,
      gapPrev: null,
      isDisqualification: false,
      disqualification: null,
      disqualificationDescription: null,
      finishersCount: { category: 1, absolute: 1 },
      isLeader: false,
      isSweeper: false,
      category: null,
      finalCategory: null,
      points: { zpruFinishPoints: 0 },
    });
  });

  it('leaves missing fields blank, and names the rider by number', () => {
    expect(only([{ profileId: 5 }])).toMatchObject({
      rank: null,
      rankEvent: 0,
      profileData: {
        firstName: '5',
        lastName: '',
        gender: null,
        imageSrc: null,
        countryAlpha3: null,
        age: null,
        weightInGrams: { value: null, addition: '' },
        heightInCentimeters: { value: null, addition: '' },
        racingScore: null,
      },
      activityData: {
        activityId: null,
        durationInMilliseconds: { value: null, addition: '' },
        segmentDistanceInMeters: null,
        elevationInMeters: null,
        calories: null,
        endDate: null,
      },
      sensorData: { powerType: null, pairedSteeringDevice: null },
      speed: null,
      normalizedPower: null,
      variabilityIndex: null,
      cpSource: null,
      scoreHistory: null,
    });
  });

  it("falls back to the game's four bests in whole watts if the ride cannot be read", () => {
    const { cpBestEfforts, cpSource } = only([anEntry(5)]);
    const filled = cpBestEfforts.filter(({ watts }) => watts.value !== null);

    expect(cpSource).toBe('game');
    expect(filled.map(({ duration, watts }) => [duration, watts.value])).toEqual([
      [15, 702],
      [60, 488],
      [300, 361],
    ]);
  });

  it('assigns no source to entirely blank bests', () => {
    const efforts = { bestEfforts: bestOf(null), normalizedPower: null };

    expect(only([anEntry(5)], { effortsOf: new Map([['act-5', efforts]]) }).cpSource).toBeNull();
    expect(only([anEntry(5, { criticalP: null })]).cpSource).toBeNull();
  });

  it('marks rows without a group, whatever else puts them out', () => {
    const entries = [
      anEntry(5),
      anEntry(6, { eventSubgroupId: 1 }),
      anEntry(7, { eventSubgroupId: 1, didNotFinish: true }),
    ];

    expect(results(entries).map((row) => [row.profileId, groupOfResult(row), row.disqualification])).toEqual([
      [5, 'B', null],
      [6, null, 'NO_GROUP'],
      [7, null, 'DNF'],
    ]);
  });

  it('marks leaders and sweepers by the account that raced', () => {
    const rows = results([anEntry(5), anEntry(6), anEntry(7)], { leaders: new Set([5]), sweepers: new Set([6]) });

    expect(rows.map(({ isLeader, isSweeper }) => [isLeader, isSweeper])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('marks the best of a column among classified rows only', () => {
    const strong = { ...anEntry(6).sensorData, avgWatts: 400, powerType: 'VIRTUAL_POWER' };
    const rows = results([anEntry(5), anEntry(6, { sensorData: strong })]);

    expect(rows.map(({ profileId, sensorData, wattsPerKg }) => [profileId, sensorData.avgWatts, wattsPerKg])).toEqual([
      [5, { value: 250, addition: 'max' }, { value: 4.08, addition: 'max' }],
      [6, { value: 400, addition: '' }, { value: 6.54, addition: '' }],
    ]);
    expect(rows[1]).toMatchObject({ isDisqualification: true, disqualification: 'VIRTUAL_POWER', rankEvent: 0 });
  });

  it('marks no implausible value as the best', () => {
    const spike = { bestEfforts: CP_DURATIONS.map((duration) => ({ duration, watts: 3460 })), normalizedPower: 250 };
    const { sensorData, profileData } = anEntry(6);
    const strong = anEntry(6, { sensorData: { ...sensorData, avgWatts: 1500 } });
    const heavy = anEntry(7, { profileData: { ...profileData, weightInGrams: 780_000 } });
    const odd = anEntry(8, {
      sensorData: { ...sensorData, avgWatts: 75, heartRateData: { avgHeartRate: 255 } },
      profileData: { ...profileData, weightInGrams: 15_000, heightInCentimeters: 17_240 },
    });
    const rows = results([anEntry(5), strong, heavy, odd], { effortsOf: new Map([['act-6', spike]]) });
    const best = rows
      .toSorted((a, b) => a.profileId - b.profileId)
      .map((row) => {
        const { sensorData: sensors, profileData: body, wattsPerKg, cpBestEfforts } = row;
        const { weightInGrams, heightInCentimeters } = body;
        const cells = [
          sensors.avgWatts,
          sensors.heartRateData.avgHeartRate,
          wattsPerKg,
          weightInGrams,
          heightInCentimeters,
          ...cpBestEfforts.flatMap(({ watts, wattsKg }) => [watts, wattsKg]),
        ];
        return cells.filter(({ addition }) => addition === 'max').map(({ value }) => value);
      });

    expect(
      best.flat().filter((value) => [5, 24.51, 56.54, 255, 1500, 3460, 17_240, 780_000].includes(value ?? 0)),
    ).toEqual([]);
    expect(best[0]).toContain(250);
  });

  it("shows the main profile of an account that raced, with the racing account's body data", () => {
    const main = { profileId: 9, firstName: 'Main', lastName: 'One', imageSrc: null, countryAlpha3: 'est', age: 40 };
    const team = { name: 'Team', shortName: 'T', urlSlug: 't', appearance: null };
    const row = only([anEntry(5)], {}, [{ ...person, main: { ...main, team } }]);

    expect(row).toMatchObject({
      _id: '77.5',
      profileId: 9,
      profileData: {
        firstName: 'Main',
        lastName: 'One',
        imageSrc: null,
        countryAlpha3: 'est',
        age: 40,
        team,
        gender: 'FEMALE',
        weightInGrams: { value: 61_200 },
      },
    });
  });

  it.each([
    { label: '0 as the number of the ride', activityData: { activityId: '0' }, is: { activityId: null } },
    { label: 'no date', activityData: { endDate: 'never' }, is: { endDate: null } },
  ])('leaves $label blank', ({ activityData, is }) => {
    expect(only([anEntry(5, { activityData })]).activityData).toMatchObject(is);
  });

  it.each([
    ['MALE', 'MALE'],
    ['FEMALE', 'FEMALE'],
    ['OTHER', null],
  ])('maps the sex %s to %s', (gender, shown) => {
    expect(only([anEntry(5, { profileData: { gender } })]).profileData.gender).toBe(shown);
  });

  it.each([{}, { newScore: 0, previousScore: 0 }])(
    'leaves missing score fields blank, and 0, in %j',
    (scoreHistory) => {
      expect(only([anEntry(5, { scoreHistory })]).scoreHistory).toEqual({
        newScore: null,
        previousScore: null,
        scoreChangeType: null,
      });
    },
  );
});
