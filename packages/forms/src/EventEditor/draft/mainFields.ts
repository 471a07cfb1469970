import { type EVENT_FIELDS, EVENT_NAMES, type EventField, formatDateTime } from '@otryv/race';
import type { EventEditorMessages } from '../../messages/eventEditor.ts';
import type { ValueOption } from '../../ValueEditor/index.ts';
import { registrationModeOfValue } from './registrationModeOfValue.ts';
import type { ValueWriter } from './valueText.ts';

/** A value that the game stores as one text and that is edited unchanged. */
export type PlainField = Exclude<(typeof EVENT_FIELDS)[number], 'eventStart'>;

interface MainValue {
  /** Formats a value. */
  text: (writer: ValueWriter, value: string) => string;
  /** Label of an empty value. */
  blank?: (messages: EventEditorMessages) => string;
}
interface PlainValue extends MainValue {
  control: 'line' | 'paragraph' | ((writer: ValueWriter) => readonly ValueOption<string>[]);
}

/** Values of the main block, in the editor's order. */
export const mainValues: Readonly<{ [Field in EventField]: Field extends PlainField ? PlainValue : MainValue }> = {
  name: { control: 'line', text: asItIs },
  eventType: oneOf(EVENT_NAMES.eventType, ({ eventTypes }) => eventTypes),
  microserviceEventVisibility: oneOf(EVENT_NAMES.microserviceEventVisibility, ({ visibilities }) => visibilities),
  cullingType: oneOf(EVENT_NAMES.cullingType, ({ cullings }) => cullings),
  registrationMode: { text: registrationText, blank: ({ undefinedRules }) => undefinedRules },
  finishProtocol: { text: ({ messages }, name) => word(messages.protocols, name) },
  importanceLevel: { text: ({ messages }, name) => word(messages.importance, name) },
  eventStart: { text: ({ locale, timeZone }, moment) => formatDateTime(moment, { locale, timeZone }) },
  microserviceExternalResourceId: {
    control: ({ catalogues }) => catalogues.of.clubs.map(({ id, name }) => ({ value: id, label: name })),
    text: ({ catalogues }, id) => catalogues.clubs.get(id) ?? id,
  },
  seriesId: { text: ({ catalogues }, id) => catalogues.series.get(id) ?? id },
  imageUrl: { control: 'line', text: asItIs },
  description: { control: 'paragraph', text: asItIs },
};

export const mainFields = keysOf(mainValues);

export function isPlainField(field: EventField): field is PlainField {
  return 'control' in mainValues[field];
}

/** Formats a value of the main block. */
export function mainText(writer: ValueWriter, field: EventField, value: string | null): string {
  const { text, blank }: MainValue = mainValues[field];
  return value ? text(writer, value) : (blank?.(writer.messages) ?? writer.messages.none);
}

/** A name of the game, selected among the labelled ones. */
function oneOf<Name extends string>(
  names: readonly Name[],
  messagesOf: (messages: EventEditorMessages) => Readonly<Record<Name, string>>,
): PlainValue {
  return {
    control: ({ messages }) => names.map((value) => ({ value, label: messagesOf(messages)[value] })),
    text: ({ messages }, value) => word(messagesOf(messages), value),
  };
}

function asItIs(_: ValueWriter, value: string): string {
  return value;
}

function registrationText({ messages }: ValueWriter, value: string): string {
  const mode = registrationModeOfValue(value);
  return mode === null ? messages.ownExpression : messages.modes[mode];
}

/** Returns the label of a name of the game; an unlabelled name is shown unchanged. */
function word(messages: Readonly<Record<string, string>>, name: string): string {
  return messages[name] ?? name;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[];
function keysOf(record: object): string[] {
  return Object.keys(record);
}
