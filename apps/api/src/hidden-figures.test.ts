import type { Figure } from '@otryv/contract';
import { FIGURES } from '@otryv/contract/schemas';
import { CP_DURATIONS, protocol } from '@otryv/race';
import { anEntry, aPerson, aRide, aStage, series, someRules } from '@otryv/race/testing';
import { expect, it } from 'vitest';
import { toSignedRider } from './racing/events/read/event.mapper.ts';
import { hideFigures, hideInEntry } from './racing/results/build/hide-figures.ts';
import { toProtocolRows } from './racing/results/build/protocol-row.mapper.ts';
import { hideInDocument, hideInGeneralRow, ridersOf } from './racing/series/build/hide-in-standings.ts';
import { toStageRows } from './racing/series/build/stage-row.mapper.ts';
import { toGeneralRow } from './racing/series/build/standings.mapper.ts';

const entry = {
  ...anEntry(11, { watts: 251, grams: 61_200, heartRate: 163 }),
  profileData: { ...anEntry(11).profileData, weightInGrams: 61_200, heightInCentimeters: 172 },
};
const people = [aPerson(11, { age: 31 }), aPerson(12, { age: 47 })];
const noFigures = { efforts: new Map(), hidden: new Map(), riders: new Set<number>() };
const bestEfforts = CP_DURATIONS.map((duration, index) => ({ duration, watts: 400 - 7 * index }));
const { results } = toProtocolRows(
  protocol({ entries: [entry], people, decisions: [], rules: someRules('classicGroup') }).rows,
  {
    eventId: 77,
    importance: 'standard',
    isRankedByGroup: true,
    hidden: noFigures.hidden,
    leaders: noFigures.riders,
    sweepers: noFigures.riders,
    effortsOf: new Map([[entry.activityData?.activityId ?? '', { bestEfforts, normalizedPower: 262.5 }]]),
  },
);
const [row] = results;
const built = series([aStage(1, [aRide(11), aRide(12)], {}, people)]);
const generalRows = built.general.rows.map(toGeneralRow);
const [general] = generalRows;
const stageRows = toStageRows(built.protocols[0]?.rows ?? [], {
  seriesId: 'autumn',
  order: 1,
  decisions: new Map(),
  effortsOf: noFigures.efforts,
  hidden: noFigures.hidden,
});
const signed = {
  subgroupId: 1,
  zwiftId: 11,
  firstName: 'Ada',
  lastName: 'Lis',
  male: false,
  countryAlpha3: 'fin',
  imageSrc: '',
  age: 31,
  height: 172,
  weight: 61,
  racingScore: 512.5,
};
if (!row || !general) throw new Error('The riders have no rows.');

/** Returns the differences between two values, by path; list elements have no index. */
function differences(before: unknown, after: unknown, path = ''): Record<string, unknown> {
  if (JSON.stringify(before) === JSON.stringify(after)) return {};
  if (!isObject(before) || !isObject(after) || after.hidden === true) return { [path]: after };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.assign(
    {},
    ...keys.map((key) => {
      const inner = Array.isArray(after) ? path : [path, key].filter(Boolean).join('.');
      return differences(before[key], after[key], inner);
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const marked = { value: null, addition: '', hidden: true };
const nothing = {};
const age = { 'profileData.age': null, 'profileData.isAgeHidden': true };
const shown: { what: string; of: (figures: readonly Figure[]) => object; hides: Record<Figure, object> }[] = [
  {
    what: 'a row of a protocol',
    of: (figures) => differences(row, hideFigures(row, figures)),
    hides: {
      age,
      height: { 'profileData.heightInCentimeters': marked },
      heartRate: { 'sensorData.heartRateData.avgHeartRate': marked },
      weight: {
        'profileData.weightInGrams': marked,
        'sensorData.avgWatts': marked,
        'cpBestEfforts.watts': marked,
        'activityData.calories': null,
        normalizedPower: null,
        variabilityIndex: null,
      },
    },
  },
  {
    what: 'a row of the game',
    of: (figures) => differences(entry, { ...hideInEntry(entry, figures), hidden: undefined }),
    hides: {
      age: nothing,
      height: { 'profileData.heightInCentimeters': null },
      heartRate: { 'sensorData.heartRateData': null },
      weight: {
        'profileData.weightInGrams': null,
        'sensorData.avgWatts': null,
        'activityData.calories': null,
        criticalP: null,
      },
    },
  },
  {
    what: 'a row of the general classification',
    of: (figures) => differences(general, hideInGeneralRow(general, figures)),
    hides: {
      age,
      height: nothing,
      heartRate: nothing,
      weight: { totalCalories: null, areCaloriesHidden: true, 'stages.calories': null },
    },
  },
  {
    what: 'a rider who signed up',
    of: (figures) => differences(toSignedRider(signed, [], []), toSignedRider(signed, [], figures)),
    hides: {
      age: { age: null, isAgeHidden: true },
      height: { height: null, isHeightHidden: true },
      heartRate: nothing,
      weight: { weight: null, isWeightHidden: true },
    },
  },
];

it.each(shown)('hides in $what everything derived from the hidden figures, and nothing else', ({ of, hides }) => {
  const subsets = Array.from({ length: 2 ** FIGURES.length }, (_, number) =>
    FIGURES.filter((_figure, index) => Math.floor(number / 2 ** index) % 2 === 1),
  );

  expect(subsets.map(of)).toEqual(subsets.map((figures) => Object.assign({}, ...figures.map((each) => hides[each]))));
});

it('names the figures it hides in a row of the game', () => {
  expect(hideInEntry(entry, ['age', 'height']).hidden).toEqual(['age', 'height']);
  expect(hideInEntry(entry, [])).toEqual(entry);
});

it('hides in series documents the figures of the riders who hide them', () => {
  const rows = [...stageRows, ...generalRows, { wins: 3 }];
  const there = hideInDocument(rows, new Map([[12, ['age']]]));

  expect(ridersOf(rows)).toEqual([
    ...stageRows.map(({ zwiftId }) => zwiftId),
    ...generalRows.map((each) => each.profileId),
  ]);
  expect(there.map((each, index) => differences(rows[index], each))).toEqual(
    rows.map((each) => ('profileId' in each && each.profileId === 12 ? age : nothing)),
  );
  // A result of an additional profile is shown as the main one's, and hides what the racing account hides.
  const additional = stageRows.map((each) => ({ ...each, zwiftId: each.profileId + 100 }));
  expect(ridersOf(additional)).toEqual(additional.map(({ zwiftId }) => zwiftId));
  expect(hideInDocument(additional, new Map([[12, ['age']]]))).toEqual(additional);
});
