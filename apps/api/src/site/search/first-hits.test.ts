import { type SearchResults, searchResults } from '@otryv/contract/schemas';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nameEndings, searchEndings } from '../../kernel/search/search-endings.ts';
import { EventSearch } from '../../racing/events/read/event-search.ts';
import { blankPage, sendForm } from '../../testing/send-form.ts';
import { type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { aRider, createTeam } from '../../testing/team-world.ts';

/** Names that contain the given one, more than are compared, and the name after them. */
const lastOf = (name: string) => [...Array.from({ length: 60 }, (_, at) => `Не${name.toLowerCase()} ${at + 1}`), name];

const riders = [
  ['Пётр', 'Либнов'],
  ['Ольга', 'Перевалова'],
  ['Игорь', 'Осенев'],
  ['Иван', 'Ветров'],
  ['Артём', 'Щербаков'],

  ['Janne', 'Koskelainen'],
  ['Юлия', 'Ёлкина'],
  ['Лев', 'Подветренный'],
  ['John', 'Smith'],
  ['Сезон', 'Кубков'],
  ...lastOf('Кронверков').map((lastName) => ['Лев', lastName] as const),
] as const;
const aboutRider = { imageSrc: null, countryAlpha3: null, category: null, totalEvents: 0 };
const race = (gameId: number, name: string, day: string, started: boolean, description = '') => ({
  gameId,
  name,
  eventStart: new Date(`${day}T16:30:00.000Z`),
  started,
  searchEndings: searchEndings([name, description]),
  nameEndings: nameEndings([name]),
});
const races = [
  race(7_000_001, 'Холмы Ватопии', '2026-02-01', true),
  race(7_000_002, 'Осенний перевал. Этап 1', '2026-10-01', true),
  race(7_000_003, 'Осенний перевал. Этап 2', '2026-12-01', false),
  race(7_000_004, 'Вторничный темп', '2026-12-02', false, 'Холмы Ватопии, перевал и зимняя лига'),
  race(7_000_005, 'Вторничный темп', '2026-11-01', true),
  race(7_000_006, 'Критериум Лондона', '2026-11-02', true),
  // Its name is part of those of later races, which are more than are compared.
  race(7_000_007, 'Разминка', '2026-01-05', true),
  ...Array.from({ length: 60 }, (_, at) =>
    race(7_000_100 + at, `Разминка ${at + 1}`, '2026-12-05', true, 'Перед стартом «Холмы Ватопии» и «Критериум»'),
  ),
  ...lastOf('Спуск').map((name, at) => race(7_000_200 + at, name, `2026-01-${name === 'Спуск' ? '02' : '03'}`, true)),
  // As many races of one name, and as many later ones whose names contain it.
  ...Array.from({ length: 60 }, (_, at) =>
    race(7_000_300 + at, 'Гряда', new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), true),
  ),
  ...Array.from({ length: 60 }, (_, at) => race(7_000_400 + at, `Негряда ${at + 1}`, '2026-03-20', true)),
];

const seriesRules = { type: 'tour', riderCategoryRule: 'stepChange', repeatRule: 'best', enforcement: 'manual' };
const later = new Date('2027-01-01');

let world: SeriesWorld;

beforeAll(async () => {
  world = await startSeriesWorld();
  const { connection, owner } = world;
  await connection.collection('listedriders').insertMany(
    riders.map(([firstName, lastName], at) => ({
      zwiftId: 2_000_001 + at,
      category: null,
      male: true,
      sort: {},
      updatedAt: new Date(0),
      figures: { zwiftId: 2_000_001 + at, firstName, lastName, male: true, ...aboutRider },
      searchEndings: nameEndings([`${firstName} ${lastName}`, `${lastName} ${firstName}`]),
    })),
  );
  await connection.collection('events').insertMany(races);
  for (const name of ['Осенний перевал', 'Кубок холмов', 'Зимняя лига'])
    await world.makeSeries(owner.browser, { name });
  for (const [at, [name, shortName]] of [
    ['Попутный ветер', 'ВЕТЕР'],
    ['Северный сезон', 'СЗН'],
  ].entries())
    await createTeam(await aRider(world.app, `first-captain-${at}`, 1_000_010 + at), { name, shortName });
  await sendForm(owner.browser, '/api/organizer/main', { ...blankPage, organizerId: owner.organizerId }, {});
  for (const [collection, name, fields] of [
    ['teams', 'Тихоход', { closedAt: null }],
    ['organizers', 'Маховик', { isPublished: true }],
    ['series', 'Равнина', { isPublished: true, stages: [], dateStart: later, dateEnd: later, ...seriesRules }],
  ] as const) {
    const copies = lastOf(name).map((one, at) => ({
      ...fields,
      name: one,
      nameKey: one,
      searchEndings: nameEndings([one]),
      shortName: String(at),
      shortNameKey: String(at),
      urlSlug: String(at),
      creatorId: String(at),
      organizerId: new Types.ObjectId(),
    }));
    await connection.collection(collection).insertMany(copies);
  }
}, 120_000);
afterAll(() => world.close());

/** Returns the name of the first page of the first group. */
async function firstOf(text: string): Promise<string> {
  const response = await world.app.inject({ url: '/api/search', query: { text } });
  const { data } = searchResults.parse(response.json());
  const [first = ''] = data.order.flatMap((group) => namesOf(data, group));
  return first;
}

function namesOf(data: SearchResults['data'], group: SearchResults['data']['order'][number]): string[] {
  if (group === 'riders') return data.riders.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  if (group === 'articles') return data.articles.map(({ title }) => title);
  if (group === 'events') return data.events.map(({ id, name }) => `${name} ${id}`);
  return data[group].map(({ name }) => name);
}

const hills = 'Холмы Ватопии 7000001';
const libnov = 'Пётр Либнов';

describe('the search ranks first', () => {
  it.each([
    // Series and races by name, finished ones too.
    ['Осенний перевал', 'Осенний перевал'],
    ['осенний перевал', 'Осенний перевал'],
    ['перевал осенний', 'Осенний перевал'],
    ['osenniy pereval', 'Осенний перевал'],
    ['осенний пер', 'Осенний перевал. Этап 2 7000003'],
    ['осенний перевал этап 1', 'Осенний перевал. Этап 1 7000002'],
    ['Осенний перевал. Этап 1', 'Осенний перевал. Этап 1 7000002'],
    ['перевал этап 2', 'Осенний перевал. Этап 2 7000003'],
    ['перевал этап 1', 'Осенний перевал. Этап 1 7000002'],
    ['Холмы Ватопии', hills],
    ['холмы', hills],
    ['ватопии', hills],
    ['holmy', hills],
    ['холмы ват', hills],
    ['Вторничный темп', 'Вторничный темп 7000004'],
    ['критериум', 'Критериум Лондона 7000006'],
    ['лондона', 'Критериум Лондона 7000006'],
    ['лондон', 'Критериум Лондона 7000006'],
    ['разминка', 'Разминка 7000007'],
    ['разминка 1', 'Разминка 1 7000100'],
    ['размин', 'Разминка 60 7000159'],
    ['спуск', 'Спуск 7000260'],
    ['спус', 'Спуск 7000260'],
    ['гряда', 'Гряда 7000359'],
    ['Кубок холмов', 'Кубок холмов'],
    ['кубок', 'Кубок холмов'],
    ['холмов', 'Кубок холмов'],
    ['Зимняя лига', 'Зимняя лига'],
    ['зимняя', 'Зимняя лига'],
    ['лига', 'Зимняя лига'],
    ['zimnyaya liga', 'Зимняя лига'],
    // Numbers.
    ['7000001', hills],
    ['7000004', 'Вторничный темп 7000004'],
    [' 7000002 ', 'Осенний перевал. Этап 1 7000002'],
    ['2000001', libnov],
    ['2000006', 'Janne Koskelainen'],
    // Riders.
    ['Либнов', libnov],
    ['либ', libnov],
    ['пётр либнов', libnov],
    ['петр', libnov],
    ['libnov', libnov],
    ['Либнов П', libnov],
    ['перевалова', 'Ольга Перевалова'],
    ['осенев', 'Игорь Осенев'],
    ['ветров', 'Иван Ветров'],
    ['щербаков', 'Артём Щербаков'],
    ['scherbakov', 'Артём Щербаков'],
    ['косkelainen', 'Janne Koskelainen'],
    ['елкина', 'Юлия Ёлкина'],
    ['подветренный', 'Лев Подветренный'],
    ['smith', 'John Smith'],
    ['кронверков', 'Лев Кронверков'],
    ['кронв', 'Лев Кронверков'],
    ['лев кронверков', 'Лев Кронверков'],
    // The other keyboard layout.
    ['kb,yjd', libnov],
    ['Kb,yjd', libnov],
    ['gthtdfkjdf', 'Ольга Перевалова'],
    ['[jkvs', hills],
    ['tkrby', 'Юлия Ёлкина'],
    ['jctyybq gthtdfk', 'Осенний перевал'],
    ['ыьшер', 'John Smith'],
    // Teams, organizers and articles.
    ['ветер', 'Попутный ветер'],
    ['попутный', 'Попутный ветер'],
    ['сзн', 'Северный сезон'],
    ['ось', 'Клуб «Ось»'],
    ['клуб ось', 'Клуб «Ось»'],
    ['как читать протокол', 'Как читать протокол'],
    ['тихоход', 'Тихоход'],
    ['тихо', 'Тихоход'],
    ['маховик', 'Маховик'],
    ['махов', 'Маховик'],
    ['равнина', 'Равнина'],
    ['равн', 'Равнина'],
    ['протесты', 'Протесты'],
    ['категории', 'Категории и группы'],
  ])('for «%s» %s', async (typed, first) => {
    expect(await firstOf(typed)).toBe(first);
  });

  it('returns which text matched, and keeps the typed text if it did', async () => {
    const textOf = async (text: string) =>
      (await world.app.inject({ url: '/api/search', query: { text } })).json().data;

    expect([(await textOf('kb,yjd')).text, (await textOf('libnov')).text]).toEqual(['либнов', 'libnov']);
    expect(await textOf('разминка')).toMatchObject({ order: expect.arrayContaining(['events']), more: ['events'] });
    expect((await textOf('разминка')).events).toHaveLength(5);
  });

  it('returns which list of races has more than is sent', async () => {
    const moreOf = async (text: string) =>
      (await world.app.inject({ url: '/api/search', query: { text, limit: '1' } })).json().data.moreEvents;

    expect([await moreOf('разминка'), await moreOf('перевал'), await moreOf('лондона')]).toEqual([
      ['past'],
      ['coming', 'past'],
      [],
    ]);
  });

  it('searches once for a text that has no other layout', async () => {
    const finds = vi.spyOn(world.app.get(EventSearch), 'find');

    for (const text of ['9999999', 'kb,yjdx']) await firstOf(text);

    expect(finds.mock.calls.map(([text]) => text)).toEqual(['9999999', 'kb,yjdx', 'либновч']);
    finds.mockRestore();
  });
});
