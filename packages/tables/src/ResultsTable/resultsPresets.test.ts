import { expect, it } from 'vitest';
import { en } from '../messages/messages.en.ts';
import { resultsColumns } from './resultsColumns.ts';
import { resultsPresets } from './resultsPresets.ts';

const columns = resultsColumns({
  messages: en,
  locale: 'en',
  unit: 'watts',
  field: { scaleMs: 1000, hasRanked: true, hasHourTimes: false, hasHourGaps: false, hasPlaces: false },
  showsGaps: true,
  isPart: false,
  ownProfileId: null,
  links: {},
  best: new Map(),
  empty: new Set(),
});
const switchable = columns.filter(({ menu }) => menu !== undefined).map(({ key }) => key);

it('names the presets in both languages', () => {
  expect(resultsPresets('ru').map(({ label }) => label)).toEqual(['Райдер', 'Капитан', 'Комиссар', 'Стример']);
  expect(resultsPresets('en').map(({ label }) => label)).toEqual(['Rider', 'Captain', 'Commissaire', 'Streamer']);
});

it.each(resultsPresets('en'))('says of every column whether the $label sees it', ({ columnState }) => {
  expect(Object.keys(columnState).toSorted()).toEqual(switchable.toSorted());
});

it('gives each reader another set of columns', () => {
  const sets = resultsPresets('ru').map(({ columnState }) => JSON.stringify(columnState));

  expect(new Set(sets).size).toBe(4);
});
