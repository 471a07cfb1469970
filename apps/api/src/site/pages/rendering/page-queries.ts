import type { AddressKey } from '@otryv/contract/addresses';
import { CATEGORIES, GROUP_LABELS, isSeason, SERIES_CATEGORIES, seriesCategory } from '@otryv/race';

/** Query parameter that a screen reads. */
export interface QueryParam {
  isValid: (value: string) => boolean;
  /** Default value of the screen. */
  usual?: string;
  /** Whether every value is worth caching: a view that the portal links to, not one reader's choice. */
  isCached?: true;
  /** Parameter without which the screen ignores it. */
  isReadWith?: string;
}

export type PageQuery = Readonly<Record<string, QueryParam>>;

const like = (shape: RegExp) => (value: string) => shape.test(value);
const oneOf =
  (...values: readonly string[]) =>
  (value: string) =>
    values.includes(value);

const page: QueryParam = { isValid: like(/^[1-9]\d{0,4}$/), usual: '1', isCached: true };
const docsOnPage: QueryParam = { isValid: oneOf('5', '10', '15', '20', '25', '50'), usual: '20' };
const search: QueryParam = { isValid: (value) => value.length > 0 && value.length <= 100 };
const category: QueryParam = {
  isValid: oneOf(...CATEGORIES, ...GROUP_LABELS, ...SERIES_CATEGORIES.map((label) => seriesCategory(label) ?? label)),
  isCached: true,
};
const sort: QueryParam = { isValid: like(/^-?[\w.]{1,40}$/) };
const season: QueryParam = { isValid: isSeason, isCached: true };
const gameId: QueryParam = { isValid: like(/^[1-9]\d{0,15}$/) };
const tables: QueryParam = { isValid: like(/^[\w,-]{1,100}$/) };

const power: QueryParam = { isValid: oneOf('watts', 'wattsPerKg'), usual: 'wattsPerKg' };
const columns: QueryParam = { isValid: (value) => value.length <= 400 };

/** Pages of a whole table, for readers without scripts. */
const whole = {
  rows: { isValid: oneOf('all'), isCached: true },
  page: { ...page, isReadWith: 'rows' },
} satisfies PageQuery;
const paged = { page, docsOnPage };
const listOfEvents = { search, organizerId: { isValid: like(/^[0-9a-f]{24}$/) }, ...paged };
const race = {
  category,
  tab: { isValid: oneOf('dnf', 'about'), isCached: true },
  ...whole,
  power,
  columns,
  sort,
  row: gameId,
  why: { isValid: like(/^[\w.-]{1,60}$/) },
  history: { isValid: like(/^\w{1,20}$/) },
} satisfies PageQuery;
const history = { days: { isValid: oneOf('90', '365'), usual: '90', isCached: true } } satisfies PageQuery;
const signIn = { returnTo: { isValid: like(/^\/(?!\/).{0,500}$/) } };

/** Parameters that each screen reads; a page with any other is rendered without it. */
export const pageQueries: Readonly<Partial<Record<AddressKey, PageQuery>>> = {
  schedule: listOfEvents,
  results: listOfEvents,
  event: race,
  raceResults: race,
  teams: { search },
  teamMembers: { ...whole, category, search },
  teamResults: { season, power, ...paged },
  teamAchievements: { season, ...paged },
  series: { status: { isValid: oneOf('ongoing', 'upcoming', 'completed'), isCached: true }, page },
  seriesResults: {
    ...whole,
    category,
    kind: { isValid: oneOf('points', 'women', 'ages', 'teams'), isCached: true },
    without: { isValid: like(/^\d{1,2}(,\d{1,2}){0,30}$/) },
    assume: { isValid: like(/^[1-9]\d{0,14}:[A-Za-z]{1,5}(,[1-9]\d{0,14}:[A-Za-z]{1,5}){0,20}$/) },
  },
  stageResults: { ...whole, page, category, power, sort, size: { isValid: like(/^[1-9]\d{0,2}$/), usual: '50' } },
  statistics: { period: { isValid: oneOf('year', 'quarter', 'month'), usual: 'year', isCached: true }, power, tables },
  teamsRating: { season },
  leadersMale: { power },
  leadersFemale: { power },
  ridersFtp: { tables },
  ridersRacingScore: { tables },
  riders: {
    category,
    sex: { isValid: like(/^[a-z]{1,10}$/i) },
    onAir: { isValid: oneOf('true') },
    power,
    search,
    sort: { ...sort, usual: '-racingScore' },
    ...paged,
  },
  compare: {
    power,
    riders: { isValid: like(/^[1-9]\d{0,15}(,[1-9]\d{0,15}){0,9}$/) },
    days: { isValid: oneOf('90', '365', 'all'), usual: '90' },
  },
  riderResults: { ...history, ...paged, power, sort: { ...sort, usual: '-date' }, wins: page },
  riderPower: { power, race: { isValid: like(/^[\w.-]{1,60}$/) }, rider: gameId, records: { isValid: oneOf('all') } },
  riderWeight: history,
  riderScore: history,
  streams: { platform: { isValid: oneOf('twitch', 'youtube') } },
  documentation: { search },
  publicDocuments: { search },
  signIn,
  registration: signIn,
};
