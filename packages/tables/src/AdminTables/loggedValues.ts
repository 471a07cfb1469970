import { formatDateTime, type Locale } from '@otryv/race';
import type { AdministrationMessages } from '../messages/administration.ts';
import type { ActionsLogTableRow } from './adminTableRows.ts';

/** A change of an entry as text. */
export interface WordedChange {
  field: string;
  before: string | null;
  after: string | null;
  /** Whether it is a list or an object, which does not fit on a line. */
  isNested: boolean;
}

interface Wording {
  messages: AdministrationMessages;
  locale: Locale;
  timeZone: string;
}

const longestList = 80;
const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Formats the changes of an entry, with labelled fields and readable values. */
export function wordedChanges({ changes }: Pick<ActionsLogTableRow, 'changes'>, wording: Wording): WordedChange[] {
  return changes.map(({ field, before, after }) => ({
    field: labelOf(field, wording),
    before: before === null ? null : shownValue(field, before, wording),
    after: after === null ? null : shownValue(field, after, wording),
    isNested: isNested(before) || isNested(after),
  }));
}

function labelOf(field: string, { messages }: Wording): string {
  const fields: Partial<Record<string, string>> = messages.fields;
  return fields[field] ?? field;
}

function shownValue(field: string, value: string, wording: Wording): string {
  const { messages, locale, timeZone } = wording;
  const values: Partial<Record<string, Partial<Record<string, string>>>> = messages.values;
  const known: Partial<Record<string, string>> = {
    ...messages.roles,
    ...values[field],
    true: messages.yes,
    false: messages.no,
    '': messages.nothing,
  };
  if (known[value] !== undefined) return known[value];
  if (isoMoment.test(value)) return formatDateTime(value, { locale, timeZone });
  const parsed = parsedOf(value);
  return parsed === null ? value : linesOf(field, parsed, wording).join('\n');
}

function isNested(value: string | null): boolean {
  return value !== null && /^[[{]./s.test(value);
}

/** Parses a list or an object from JSON; `null` for any other text, and for a truncated one. */
function parsedOf(value: string): object | null {
  if (!isNested(value)) return null;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

/** Formats a list with a line per element, or on one line if it is short; an object with a line per value. */
function linesOf(field: string, value: object, wording: Wording): string[] {
  if (!Array.isArray(value)) return pairsOf(value, wording);
  const isPlain = value.every((element) => typeof element !== 'object');
  const line = lineOf(field, value, wording);
  return isPlain && line.length <= longestList ? [line] : value.map((element) => lineOf(field, element, wording));
}

function lineOf(field: string, value: unknown, wording: Wording): string {
  if (value === null || value === undefined) return wording.messages.nothing;
  if (Array.isArray(value)) return value.map((element) => lineOf(field, element, wording)).join(', ');
  if (typeof value === 'object') return pairsOf(value, wording).join(', ');
  return shownValue(field, typeof value === 'string' ? value : JSON.stringify(value), wording);
}

function pairsOf(value: object, wording: Wording): string[] {
  return Object.entries(value).map(
    ([key, each]: [string, unknown]) => `${labelOf(key, wording)}: ${lineOf(key, each, wording)}`,
  );
}
