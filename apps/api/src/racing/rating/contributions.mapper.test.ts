import type { RaceResults, StageResultDto } from '@otryv/contract';
import { expect, it } from 'vitest';
import { ofRace, ofStage, toRatingResult } from './contributions.mapper.ts';

const start = new Date('2026-11-28T16:30:00Z');
const later = new Date('2026-11-29T16:30:00Z');
const aRow = (profileId: number, place: number, team: string | null, changes: object = {}) => ({
  _id: `77.${profileId}`,
  profileId,
  subgroupLabel: 'B',
  rankEvent: place,
  rank: { category: place, absolute: 40 },
  finishersCount: { category: 12, absolute: 40 },
  profileData: {
    firstName: 'Ada',
    lastName: 'Lis',
    gender: 'FEMALE',
    imageSrc: 'https://cdn.example/5.png',
    countryAlpha3: 'fin',
    team: team && { urlSlug: team },
  },
  ...changes,
});
const aRace = (changes: object, ...rows: object[]): RaceResults => {
  const event = {
    id: 77,
    name: 'Evening',
    eventStart: start.toISOString(),
    typeRaceCustom: 'classicCommon',
    importanceLevel: 'important',
  };
  return Object.assign(Object.create(null), { event: { ...event, ...changes, results: rows } });
};
const series = { id: 'autumn', name: 'Autumn', urlSlug: 'autumn-cup' };

it("extracts each team's rides from a protocol", () => {
  const [wind, wave, ...others] = ofRace(
    aRace({}, aRow(11, 2, 'wind'), aRow(12, 0, 'wind'), aRow(13, 5, 'wave'), aRow(14, 1, null)),
  );

  expect(others).toEqual([]);
  expect(wave).toMatchObject({ teamSlug: 'wave', starters: 1, medals: 0 });
  expect(wind).toEqual({
    sourceKey: 'event.77',
    season: expect.stringContaining('2026'),
    start,
    series: null,
    eventIds: [77],
    teamSlug: 'wind',
    starters: 2,
    medals: 1,
    points: wind?.results[0]?.points,
    results: [
      {
        rowId: '77.11',
        profileId: 11,
        place: 2,
        subgroupLabel: 'B',
        eventId: 77,
        eventName: 'Evening',
        eventStart: start,
        rider: {
          zwiftId: 11,
          firstName: 'Ada',
          lastName: 'Lis',
          male: false,
          imageSrc: 'https://cdn.example/5.png',
          countryAlpha3: 'fin',
        },
        base: 18,
        importance: 1.2,
        mass: expect.any(Number),
        points: expect.any(Number),
      },
    ],
  });
});

it('counts the field of the group if groups are ranked separately, else of the race', () => {
  const massOf = (changes: object) => ofRace(aRace(changes, aRow(11, 1, 'wind')))[0]?.results[0]?.mass;
  const ofGroup = massOf({ typeRaceCustom: 'classicGroup' });

  expect(Number(massOf({}))).toBeGreaterThan(Number(ofGroup));
  expect(ofRace(aRace({ importanceLevel: 'unheard of' }, aRow(11, 1, 'wind')))[0]?.results[0]?.importance).toBe(1);
  expect(
    ofStage({ series, order: 1, rows: [stageRow(11, 1)], races: [aStageRace(501, start)] })[0]?.results[0]?.mass,
  ).toBe(ofGroup);
});

const aStageRace = (gameId: number, eventStart: Date) => ({ gameId, name: `Race ${gameId}`, eventStart });
const stageRow = (profileId: number, place: number, changes: object = {}): StageResultDto =>
  Object.assign(Object.create(null), aRow(profileId, place, 'wind', { eventId: null, ...changes }));

it('extracts the ridden races of a stage', () => {
  const races = [aStageRace(501, start), aStageRace(502, later)];
  const rows = [
    stageRow(11, 1, { eventId: 502 }),
    stageRow(12, 2),
    stageRow(13, 3, { eventId: 999 }),
    stageRow(14, 4, { rank: null }),
  ];
  const [made] = ofStage({ series, order: 3, rows, races });

  expect(made).toMatchObject({
    sourceKey: 'stage.autumn.3',
    start,
    eventIds: [501, 502],
    starters: 4,
    medals: 3,
    series: { ...series, stageOrder: 3 },
  });
  expect(
    made?.results.map(({ profileId, eventId, eventName, eventStart, importance }) => [
      profileId,
      eventId,
      eventName,
      eventStart,
      importance,
    ]),
  ).toEqual([
    [11, 502, 'Race 502', later, 1],
    [12, 501, 'Race 501', start, 1],
    [13, 501, 'Race 501', start, 1],
  ]);
  expect(ofStage({ series, order: 3, rows, races: [] })).toEqual([]);
});

it('links a contribution to its row', () => {
  const [race] = ofRace(aRace({}, aRow(11, 2, 'wind')));
  const [stage] = ofStage({ series, order: 3, rows: [stageRow(12, 1)], races: [aStageRace(501, start)] });
  const shown = [race, stage].flatMap(
    (made) => made?.results.map((result) => toRatingResult({ ...result, series: made.series })) ?? [],
  );

  expect(shown).toMatchObject([
    {
      id: '77.11',
      rank: 2,
      base: 18,
      profileId: 11,
      subgroupLabel: 'B',
      series: null,
      event: { id: 77, name: 'Evening', start: start.toISOString() },
      coefficients: { importance: 1.2, mass: race?.results[0]?.mass },
      resultPath: '/race/results/77?row=11',
    },
    {
      series: { name: 'Autumn', urlSlug: 'autumn-cup', stageOrder: 3 },
      resultPath: '/series/autumn-cup/results/stage/3?row=12',
    },
  ]);
});
