import { anEvent, anEventList, comingEvents, storyNow } from '../../apps/portal/src/testing/anEvent.ts';
import { aRaceResults, aResult } from '../../apps/portal/src/testing/aRaceResults.ts';
import { aProfile, aRiderResult } from '../../apps/portal/src/testing/riders.ts';
import { aClassification, aGeneralRow, aSeries } from '../../apps/portal/src/testing/series.ts';
import { defaultEmbedOptions, type EmbedKind, type EmbedOptions } from '../../packages/contract/src/embed/embed.ts';
import type { EmbedRead, EmbedState } from '../../packages/embed/src/state/embedState.ts';
import { kinds } from '../../packages/embed/src/state/kinds.ts';

/** API responses by a part of the address; everything else is missing. */
type Responses = Readonly<Record<string, object>>;

interface Given {
  kind: EmbedKind;
  id?: string;
  responses?: Responses;
  options?: Partial<EmbedOptions>;
  code?: string;
}

const minuteMs = 60_000;

export function anEmbedState({
  kind,
  id = '501',
  responses = {},
  options = {},
  code = 'not_found',
}: Given): EmbedState {
  const embed = { kind, id, options: { ...defaultEmbedOptions, ...options } };
  const reads: Record<string, EmbedRead> = {};
  for (;;) {
    const missing = kinds[kind].asks(embed, reads).filter(({ address }) => !(address in reads));
    if (missing.length === 0) return { embed, origin: '', now: storyNow, reads };
    for (const { address } of missing) {
      const known = Object.keys(responses).find((part) => address.includes(part));
      reads[address] = known === undefined ? { status: 404, code } : { data: responses[known] };
    }
  }
}

const longName = 'Четвёртая суббота ноября: большая командная гонка на приз клуба «Меридиан» с восемью подъёмами';
const hostile = '</script><script>alert(1)</script> ‮RTL';
const finishers = Array.from({ length: 26 }, (_, at) => aResult(at));

const ofRace = (changes: Parameters<typeof aRaceResults>[1], rows = finishers, options: Partial<EmbedOptions> = {}) =>
  anEmbedState({
    kind: 'results',
    responses: { '/api/race/results/': aRaceResults(rows, changes) },
    options: { rows: 8, ...options },
  });

export const resultsStates = {
  'Протокол, восемь строк': ofRace({}),
  'Группа B, выбранные столбцы': ofRace({}, finishers, { category: 'B', columns: ['speed', 'power'], rows: 4 }),
  'Группа B': ofRace({ name: 'Субботняя гонка' }, finishers, { category: 'B', rows: 3 }),
  'Группа A, первая в протоколе': ofRace({}, finishers, { category: 'A', rows: 1 }),
  'По-английски, в Токио': ofRace({}, finishers, { locale: 'en', zone: 'Asia/Tokyo', rows: 3 }),
  'Одна строка, длинное название': ofRace({ name: longName }, finishers.slice(0, 1)),
  'Название с разметкой': ofRace({ name: hostile }, finishers.slice(0, 1)),
  'Идёт, никто не доехал': ofRace({ isFinal: false }, []),
  'Никто не финишировал': ofRace({}, []),
  'Ещё не начался': anEmbedState({
    kind: 'results',
    responses: { '/api/race/events/': { event: anEvent(), routes: [] } },
    code: 'event_not_started',
  }),
  'Нет или скрыт': anEmbedState({ kind: 'results' }),
};

const coming = (events = comingEvents(), options: Partial<EmbedOptions> = {}, quantityEvents = events.length) =>
  anEmbedState({
    kind: 'schedule',
    id: 'all',
    responses: { '/api/race/events?': anEventList(events, { quantityEvents }) },
    options,
  });

export const scheduleStates = {
  'Ближайшие заезды': coming(comingEvents(), {}, 14),
  'По-английски': coming(comingEvents().slice(0, 2), { locale: 'en' }),
  'Один, длинное название': coming([anEvent({ name: longName, totalSignedUpCount: 0 })]),
  'Заездов нет': coming([]),
};

const aCup = (
  changes: Parameters<typeof aSeries>[0] = {},
  options: Partial<EmbedOptions> = {},
  kind: EmbedKind = 'series',
) =>
  anEmbedState({
    kind,
    id: 'autumn-cup',
    responses: { '/api/series/autumn-cup': { data: aSeries(changes) }, classification: aClassification() },
    options,
  });

export const seriesStates = {
  Идёт: aCup(),
  'По-английски': aCup({}, { locale: 'en' }),
  'Без этапов': aCup({ stages: [], stagesCount: 0, stagesDone: 0, name: longName }),
  'Нет или черновик': anEmbedState({ kind: 'series', id: 'autumn-cup' }),
};

export const standingsStates = {
  'Все категории': aCup({}, { rows: 5 }, 'standings'),
  'Одна категория': aCup({}, { rows: 3, category: 'B' }, 'standings'),
  'Одна строка': anEmbedState({
    kind: 'standings',
    id: 'autumn-cup',
    responses: {
      '/api/series/autumn-cup': { data: aSeries({ name: 'Кубок новичков' }) },
      classification: aClassification([aGeneralRow()]),
    },
  }),
  'Зачёта ещё нет': anEmbedState({
    kind: 'standings',
    id: 'autumn-cup',
    responses: { '/api/series/autumn-cup': { data: aSeries({ stagesDone: 0 }) } },
    code: 'stage_results_unavailable',
  }),
  'Зачёта не будет': anEmbedState({
    kind: 'standings',
    id: 'autumn-cup',
    responses: { '/api/series/autumn-cup': { data: aSeries({ type: 'catchUp' }) } },
    code: 'stage_results_unavailable',
  }),
  'Нет или черновик': anEmbedState({ kind: 'standings', id: 'autumn-cup' }),
};

const aRider = (profile: Parameters<typeof aProfile>, count = 3, options: Partial<EmbedOptions> = {}) =>
  anEmbedState({
    kind: 'rider',
    id: '1020',
    responses: {
      '/profile/1020': aProfile(...profile),
      '/profile/results': {
        userResults: Array.from({ length: count }, (_, at) => aRiderResult(at)),
        quantityPages: 1,
        quantityResults: count,
      },
    },
    options,
  });

export const riderStates = {
  'Последние заезды': aRider([]),
  'По-английски': aRider([], 2, { locale: 'en' }),
  'Без мощности и заездов': aRider(
    [
      { competitionMetrics: null, category: null },
      { powerCurve: null, quantityRace: 0 },
    ],
    0,
  ),
  'Длинное имя': aRider([{ firstName: 'Константин-Александр', lastName: 'Верхнеприозёрский-Подветренный' }], 1),
  'Нет или скрыт': anEmbedState({ kind: 'rider', id: '1020' }),
};

const startsIn = (ms: number, changes: Parameters<typeof anEvent>[0] = {}, options: Partial<EmbedOptions> = {}) =>
  anEmbedState({
    kind: 'countdown',
    responses: {
      '/api/race/events/': {
        event: { ...anEvent({ eventStart: new Date(storyNow + ms).toISOString(), ...changes }), signedRiders: [] },
        routes: [],
      },
    },
    options,
  });

export const countdownStates = {
  Часы: startsIn(252.3 * minuteMs),
  'Минуты, по-английски': startsIn(42.3 * minuteMs, {}, { locale: 'en' }),
  'Дни, длинное название': startsIn(4400 * minuteMs, { name: longName, totalSignedUpCount: 0 }),
  Идёт: startsIn(-20 * minuteMs),
  Прошёл: startsIn(-300 * minuteMs),
  'Заездов нет': anEmbedState({ kind: 'countdown', id: 'all', responses: { '/api/race/events?': anEventList([]) } }),
  Отменён: anEmbedState({ kind: 'countdown' }),
};

/** Returns one embed of each kind; its name contains the width at which the page shows it. */
export const embedsAt = (width: number): EmbedState[] => [
  ofRace({ name: `Четверговая гонка, ${width} px` }),
  scheduleStates['Ближайшие заезды'],
  seriesStates.Идёт,
  aCup({ name: `Осенний кубок, ${width} px` }, { rows: 3, category: 'B' }, 'standings'),
  riderStates['Последние заезды'],
  countdownStates.Часы,
];
