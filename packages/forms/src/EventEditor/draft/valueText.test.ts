import type { GroupField, GroupValue } from '@otryv/race';
import { expect, it } from 'vitest';
import { eventEditorCatalogues } from '../../messages/eventEditor.ts';
import { catalogues } from '../../testing/anEvent.ts';
import { indexOf } from './catalogues.ts';
import { fieldText, spanText } from './valueText.ts';

/** A value of each field with its text, in figures that are not round. */
const texts: Record<GroupField, [value: GroupValue, text: string]> = {
  name: ['Группа A', 'Группа A'],
  description: ['Шесть кругов', 'Шесть кругов'],
  mapId: [13, 'Шотландия'],
  routeId: [12, 'Холмистая восьмёрка'],
  laps: [3, '3'],
  distanceInMeters: [42_195, '42,2'],
  durationInSeconds: [3421, '57:01'],
  eventSubgroupStart: ['2026-11-28T16:31:15Z', '19:31:15'],
  pace: [[2.5, 3.19], '2,50–3,19'],
  startLocation: [0, '0'],
  jerseyHash: [123_457, '№ 123457'],
  invitedLeaders: [[1_000_001, 1_000_002], '2 райдера'],
  invitedSweepers: [[], 'не заданы'],
  timeTrialOptions: [{ timeGapBetweenRowsMs: 7500, maxRows: 24, maxRidersPerRow: 3 }, '7.5 с, 24 × 3'],
};
const writer = {
  messages: eventEditorCatalogues.ru,
  catalogues: indexOf(catalogues),
  locale: 'ru' as const,
  timeZone: 'Europe/Moscow',
};

it.each<[string | null, string | null, string]>([
  ['2026-11-28T16:00:00Z', '2026-11-28T16:30:15Z', '19:00–19:30:15'],
  ['2026-11-28T20:50:00Z', '2026-11-28T21:20:00Z', '28 нояб 23:50 – 29 нояб 00:20'],
  ['2026-11-28T16:00:00Z', null, '19:00'],
  [null, null, 'не задано'],
])('the times from %s to %s are shown as %s', (from, to, text) => {
  expect(spanText(writer, [from, to])).toBe(text);
});

it('a value of each field is shown as precisely as it is sent', () => {
  const fields = Object.keys(texts) as GroupField[];

  const shown = fields.map((field) => [field, fieldText(writer, field, texts[field][0])]);
  expect(shown).toEqual(fields.map((field) => [field, texts[field][1]]));
});
