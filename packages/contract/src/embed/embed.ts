import { idKinds } from '../address.ts';
import { zoneOf } from '../settings/cookies.ts';
import type { EmbedChoices } from './embedChoices.ts';

/** Kinds of embeds; each has a page for frames and a custom element. */
export const EMBED_KINDS = ['results', 'schedule', 'series', 'standings', 'rider', 'countdown'] as const;

export type EmbedKind = (typeof EMBED_KINDS)[number];

/** Options of an embed. Omitted ones use the portal's defaults. */
export interface EmbedOptions {
  /** `system` follows the reader's system. */
  theme: 'light' | 'dark' | 'system';
  locale: 'ru' | 'en';
  /** IANA name of the time zone of all times. */
  zone: string;
  /**
   * Names of columns beside those that every table has; `null` shows `usualResultsColumns` of a protocol and all
   * columns of another table.
   */
  columns: readonly string[] | null;
  category: string | null;
  /** Maximum number of rows shown initially; `null` shows all. */
  rows: number | null;
}

export const defaultEmbedOptions: EmbedOptions = {
  theme: 'system',
  locale: 'ru',
  zone: 'Europe/Moscow',
  columns: null,
  category: null,
  rows: null,
};

export const mostEmbedRows = 300;
/** Default columns beside place, rider, time and gap; with them a protocol fits into a text column. */
export const usualResultsColumns: readonly string[] = ['power'];
const themes = ['light', 'dark', 'system'] as const;
const locales = ['ru', 'en'] as const;
/** Pattern of any column or category name. */
const anyName = /^[\p{L}\d+-]{1,31}$/u;
const mostNames = 120;
/** Id of the schedule of all organizers. */
export const wholeSchedule = 'all';

/** Patterns of the ids of each kind. */
const idPatterns: Readonly<Record<EmbedKind, RegExp>> = {
  results: exactly(idKinds.gameId),
  // For an organizer, or the whole portal.
  schedule: exactly(`${idKinds.objectId}|${wholeSchedule}`),
  series: exactly(idKinds.slug),
  standings: exactly(idKinds.slug),
  rider: exactly(idKinds.gameId),
  // Counts down to an event, or to the next event of an organizer or of the whole portal.
  countdown: exactly(`${idKinds.gameId}|${idKinds.objectId}|${wholeSchedule}`),
};

/** As in a URL. */
interface AddressParts {
  pathname: string;
  searchParams: Query;
}

interface Query {
  get: (name: string) => string | null;
}

export interface Embed {
  kind: EmbedKind;
  id: string;
  options: EmbedOptions;
}

/**
 * Parses the embed at a path such as `/embed/results/5100001`; `null` if there is none. Invalid options are dropped:
 * with `choicesOf` also column and category names that the kind lacks.
 */
export function embedAt(
  { pathname, searchParams }: AddressParts,
  choicesOf: ((kind: EmbedKind) => EmbedChoices) | null,
): Embed | null {
  const [, kindName, id] = /^\/embed\/([a-z]+)\/([^/]+)$/.exec(pathname) ?? [];
  const kind = EMBED_KINDS.find((each) => each === kindName);
  if (!kind || id === undefined || !idPatterns[kind].test(id)) return null;
  return { kind, id, options: embedOptionsOf(searchParams, choicesOf?.(kind) ?? null) };
}

/** Builds the path of an embed and the query of its non-default options, in a fixed order. */
export function embedPath({ kind, id, options }: Embed): string {
  const { theme, locale, zone, columns, category, rows } = options;
  const usual = defaultEmbedOptions;
  const query = Object.entries({
    ...(theme !== usual.theme && { theme }),
    ...(locale !== usual.locale && { locale }),
    ...(zone !== usual.zone && { zone }),
    ...(columns !== null && { columns: columns.join(',') }),
    ...(category !== null && { category }),
    ...(rows !== null && { rows: String(rows) }),
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/embed/${kind}/${id}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

/**
 * Parses the options in a query, dropping those that are invalid or that the kind lacks. Without `choices` any name is
 * accepted: the loader leaves validation to the server.
 */
export function embedOptionsOf(query: Query, choices: EmbedChoices | null): EmbedOptions {
  const { theme, locale, zone } = defaultEmbedOptions;
  const category = query.get('category');
  const isKnown = choices ? choices.categories.includes(category) : anyName.test(category ?? '');
  return {
    theme: themes.find((each) => each === query.get('theme')) ?? theme,
    locale: locales.find((each) => each === query.get('locale')) ?? locale,
    zone: zoneOf(query.get('zone') ?? '') ?? zone,
    columns: columnsOf(query.get('columns'), choices),
    category: isKnown ? category : null,
    rows: rowsOf(query.get('rows')),
  };
}

/** Returns the names valid for the kind, in its order; `null` if none of the given ones is. */
function columnsOf(list: string | null, choices: EmbedChoices | null): readonly string[] | null {
  if (list === null) return null;
  const given = [...new Set(list.split(',').map((name) => name.trim()))];
  const names = choices
    ? choices.columns.filter((name) => given.includes(name))
    : given.filter((name) => anyName.test(name));
  const isEmpty = list.trim() === '' && choices?.columns.length !== 0;
  return (names.length > 0 || isEmpty) && names.length <= mostNames ? names : null;
}

function rowsOf(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,2}$/.test(text)) return null;
  return Math.min(Number(text), mostEmbedRows);
}

function exactly(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}
