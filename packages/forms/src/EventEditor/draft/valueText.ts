import {
  accessRange,
  type EventGroup,
  formatDuration,
  formatNumber,
  formatShortDate,
  type GroupField,
  type GroupValue,
  groupValue,
  type Locale,
  type TimeTrialOptions,
} from '@otryv/race';
import type { EventEditorMessages } from '../../messages/eventEditor.ts';
import type { CatalogueIndex } from './catalogues.ts';
import { timeText } from './timeText.ts';

/** Context for formatting the values of an event. */
export interface ValueWriter {
  messages: EventEditorMessages;
  catalogues: CatalogueIndex;
  locale: Locale;
  timeZone: string;
}

const blank = '–';
const metresPerKilometre = 1000;
const secondMs = 1000;

/** Whether a text represents an unset value. */
export function isBlank(messages: EventEditorMessages, text: string): boolean {
  return text === messages.none || text === messages.noRiders || text === blank;
}

/** Formats a value of a group. */
export function groupText(writer: ValueWriter, group: EventGroup, field: GroupField): string {
  return field === 'pace' ? paceText(writer, group) : fieldText(writer, field, groupValue(group, field));
}

/** Formats a changed value of a group: the old or new value, without the group. */
export function fieldText(writer: ValueWriter, field: GroupField, value: GroupValue): string {
  const { messages, locale } = writer;
  if (value === null || value === '') return messages.none;
  if (typeof value === 'string') return field === 'eventSubgroupStart' ? timeText(value, writer) : value;
  if (typeof value === 'number') return figureText(writer, field, value);
  if (!isList(value)) return trialText(messages, value);
  if (field === 'pace') return rangeText(messages, locale, value[0], value[1]);
  return value.length === 0 ? messages.noRiders : messages.riders(value.length);
}

/** Formats the beginning and the end of a time, with their dates if these differ. */
export function spanText(writer: ValueWriter, span: readonly [from: string | null, to: string | null]): string {
  const moments = span.flatMap((moment) => moment ?? []);
  if (moments.length === 0) return writer.messages.none;
  const times = moments.map((moment) => timeText(moment, writer));
  const days = moments.map((moment) => formatShortDate(moment, 'day', writer));
  if (new Set(days).size === 1) return times.join('–');
  return times.map((time, at) => `${days[at]} ${time}`).join(' – ');
}

function figureText({ messages, catalogues, locale }: ValueWriter, field: GroupField, value: number): string {
  const named = { mapId: catalogues.maps, routeId: catalogues.routes, jerseyHash: catalogues.jerseys };
  if (field === 'mapId' || field === 'routeId' || field === 'jerseyHash') return nameOf(named[field], value, messages);
  if (field === 'startLocation') return String(value);
  // Of three mutually exclusive lengths two are 0: they are unset.
  if (value <= 0) return blank;
  if (field === 'distanceInMeters') return numberText(value / metresPerKilometre, locale, 1);
  return field === 'durationInSeconds' ? formatDuration(value * secondMs) : String(value);
}

/** Returns the admitted range of a group: that of the racing score, or its pace. */
export function paceText(writer: ValueWriter, group: EventGroup): string {
  const range = accessRange(group);
  if (range?.measuredIn === 'label') return range.label;
  return rangeText(writer.messages, writer.locale, group.fromPaceValue, group.toPaceValue);
}

const wattsPerKg = 1;
const speed = 2;

/** Returns the unit of a group's pace; nothing if the game does not report it. */
export function paceUnit(
  messages: EventEditorMessages,
  { paceType }: Pick<EventGroup, 'paceType'>,
): string | undefined {
  return { [wattsPerKg]: messages.wattsPerKg, [speed]: messages.kmh }[paceType ?? 0];
}

/** Returns the unit of a row of ranges: that of the pace, unless a range is of the racing score, which has none. */
export function rangeUnit(messages: EventEditorMessages, groups: readonly EventGroup[]): string | undefined {
  const [first] = groups;
  if (groups.some((group) => accessRange(group)?.measuredIn === 'label')) return undefined;
  return first && paceUnit(messages, first);
}

export function numberText(value: number, locale: Locale, decimals: number): string {
  return formatNumber(value, { locale, decimals, decimal: 'comma' });
}

type End = number | null | undefined;

function rangeText(messages: EventEditorMessages, locale: Locale, from: End, to: End): string {
  if (typeof from !== 'number' || typeof to !== 'number') return messages.none;
  return `${numberText(from, locale, 2)}–${numberText(to, locale, 2)}`;
}

function isList(value: object): value is readonly (number | null)[] {
  return Array.isArray(value);
}

function trialText(messages: EventEditorMessages, options: TimeTrialOptions): string {
  const { timeGapBetweenRowsMs, maxRows, maxRidersPerRow } = options;
  const seconds = String((timeGapBetweenRowsMs ?? 0) / secondMs);
  return messages.timeTrial(seconds, String(maxRows ?? blank), String(maxRidersPerRow ?? blank));
}

type Names = ReadonlyMap<number, string | { name: string }>;

function nameOf(names: Names, id: number, messages: EventEditorMessages): string {
  const named = names.get(id);
  return typeof named === 'object' ? named.name : (named ?? messages.unknownValue(String(id)));
}
