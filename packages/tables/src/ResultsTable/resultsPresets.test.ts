import { expect, it } from 'vitest';
import { en } from '../messages/messages.en.ts';
import { resultsColumnChoices } from './resultsColumnChoices.ts';
import { figureColumns, resultsColumns } from './resultsColumns.ts';
import { resultsPresets } from './resultsPresets.ts';

const context = { messages: en, locale: 'en' } as const;
const figures = figureColumns({ ...context, power: 'watts', best: new Map(), links: {} });
const input = {
  ...context,
  field: { scaleMs: 1000, hasRanked: true, hasHourTimes: false, hasHourGaps: false, hasRanks: false },
  showsGaps: true,
  isPart: false,
  ownProfileId: null,
  links: {},
};
const switchable = resultsColumns(input, figures)
  .filter(({ menu }) => menu !== undefined)
  .map(({ key }) => key);

it('names the presets in both languages', () => {
  expect(resultsPresets('ru').map(({ label }) => label)).toEqual(['Райдер', 'Капитан', 'Комиссар', 'Стример']);
  expect(resultsPresets('en').map(({ label }) => label)).toEqual(['Rider', 'Captain', 'Commissaire', 'Streamer']);
});

it.each(resultsPresets('en'))('defines for every column whether the $label sees it', ({ shown }) => {
  expect(Object.keys(shown).toSorted()).toEqual(switchable.toSorted());
});

it('assigns each reader another set of columns', () => {
  const sets = resultsPresets('ru').map(({ shown }) => JSON.stringify(shown));

  expect(new Set(sets).size).toBe(4);
});

it('offers the switchable columns by name, in table order, without the best efforts', () => {
  const named = switchable.filter((key) => !/\d/.test(key) && key !== 'ranking');

  expect(resultsColumnChoices('en').map(({ key }) => key)).toEqual(named);
});
