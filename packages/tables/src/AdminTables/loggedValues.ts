import { formatDateTime, type Locale } from '@otryv/race';
import type { AdministrationMessages } from '../messages/administration.ts';
import type { ActionsLogTableRow } from './adminTableRows.ts';

/** A change of an entry in words. */
export interface WordedChange {
  field: string;
  before: string | null;
  after: string | null;
  /** Whether it is a list or an object, which no line has room for. */
  isNested: boolean;
}

interface Wording {
  words: AdministrationMessages;
  locale: Locale;
  timeZone: string;
}

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The changes of an entry with the names of their fields, and values as people write them. */
export function wordedChanges({ changes }: Pick<ActionsLogTableRow, 'changes'>, wording: Wording): WordedChange[] {
  const fields: Partial<Record<string, string>> = wording.words.fields;
  return changes.map(({ field, before, after }) => ({
    field: fields[field] ?? field,
    before: shownValue(field, before, wording),
    after: shownValue(field, after, wording),
    isNested: isNested(before) || isNested(after),
  }));
}

function shownValue(field: string, value: string | null, { words, locale, timeZone }: Wording): string | null {
  if (value === null) return null;
  const values: Partial<Record<string, Partial<Record<string, string>>>> = words.values;
  const known: Partial<Record<string, string>> = {
    ...words.roles,
    ...values[field],
    true: words.yes,
    false: words.no,
    '': words.nothing,
  };
  if (known[value] !== undefined) return known[value];
  return isoMoment.test(value) ? formatDateTime(value, { locale, timeZone }) : indented(value);
}

function isNested(value: string | null): boolean {
  return value !== null && /^[[{]./s.test(value);
}

/** JSON with a line for each value; a text that was cut stays as it is. */
function indented(value: string): string {
  if (!isNested(value)) return value;
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
