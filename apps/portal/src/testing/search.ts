import type { SearchResults } from '@otryv/contract';

/** Search results for «вет». */
export const foundPages: SearchResults['data'] = {
  text: 'вет',
  order: ['riders', 'events', 'teams', 'series', 'organizers', 'articles'],
  more: ['events'],
  moreEvents: ['coming', 'past'],
  riders: [
    {
      zwiftId: 1_000_202,
      firstName: 'Лев',
      lastName: 'Подветренный',
      male: true,
      imageSrc: null,
      countryAlpha3: 'rus',
      category: 'B',
    },
    {
      zwiftId: 1_000_347,
      firstName: 'Света',
      lastName: 'Ветлицкая',
      male: false,
      imageSrc: null,
      countryAlpha3: null,
      category: null,
    },
    {
      zwiftId: 1_000_415,
      firstName: 'Ветран',
      lastName: 'Сосновский',
      male: true,
      imageSrc: null,
      countryAlpha3: 'kaz',
      category: 'D',
    },
  ],
  events: [
    { id: 5_100_018, name: 'Против ветра', eventStart: '2026-11-24T16:30:00.000Z', started: false },
    { id: 5_100_003, name: 'Попутный ветер', eventStart: '2026-11-17T16:30:00.000Z', started: true },
  ],
  teams: [{ urlSlug: 'veter', name: 'Ветер', shortName: 'ВЕТЕР' }],
  series: [
    {
      urlSlug: 'rosa',
      name: 'Роза ветров',
      dateStart: '2026-10-20T21:00:00.000Z',
      dateEnd: '2026-12-12T20:59:59.999Z',
    },
  ],
  organizers: [],
  articles: [{ fileName: 'drafting', title: 'Ветер и драфтинг' }],
};

/** Empty search results. */
export const nothingFound: SearchResults['data'] = {
  ...foundPages,

  text: 'йцукен',
  more: [],
  moreEvents: [],
  riders: [],
  events: [],
  teams: [],
  series: [],
  organizers: [],
  articles: [],
};

/** Search results with more hits in each group than are sent. */
export const manyPages: SearchResults['data'] = {
  ...foundPages,
  more: ['riders', 'events', 'teams', 'series', 'organizers', 'articles'],
  organizers: [{ urlSlug: 'os', name: 'Клуб «Ось»' }],
};
