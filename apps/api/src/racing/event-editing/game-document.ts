import { isDeepStrictEqual } from 'node:util';
import { eventDocument, eventGroup } from '@otryv/contract/schemas';
import { type EventDocument, type EventGroup, groupLabelOf, momentMs } from '@otryv/race';
import type { NameChange } from '../../kernel/names/proper-names.ts';

/** Value that differs in the second of two documents, by its path: `name`, `B.laps`. */
export interface DocumentDifference {
  path: string;
  before: unknown;
  after: unknown;
}

const documentFields = Object.keys(eventDocument.shape);
const groupFields = Object.keys(eventGroup.shape);
/** Fields that the game computes, and those the site writes with every edit. */
const volatile =
  /^((followee|total)\w+Count|signedUp|signupStatus|registered|registrationStatus|rulesId|accessValidationResult|eventSecret)$/;

/** Whether all editable fields of the document can be read; its other fields stay unchanged. */
export function isEventDocument(document: object): document is EventDocument {
  return eventDocument.safeParse(document).success;
}

/** Returns the secret of the link to the event in the game, if the game sent it. */
export function secretOf(document: object): string | null {
  const secret: unknown = Reflect.get(document, 'eventSecret');
  return typeof secret === 'string' && secret !== '' ? secret : null;
}

export function withoutSecret(document: EventDocument): EventDocument {
  const secret = { eventSecret: null };
  return secretOf(document) === null ? document : { ...document, ...secret };
}

/** Returns a document for a new event, without the numbers and the secret of the one it was copied from. */
export function asNew(document: EventDocument): EventDocument {
  const eventSubgroups = document.eventSubgroups.map(({ id: _id, ...group }) => group);
  const { id: _id, ...fields } = withoutSecret(document);
  return { ...fields, eventSubgroups };
}

/**
 * Applies the edits to the game's document: unknown fields and the order of fields stay unchanged.
 *
 * Groups are matched by name (A–E); a group that the game lacks is used as received.
 */
export function withEdits(present: EventDocument, edited: EventDocument): EventDocument {
  const kept = present.eventSubgroups.flatMap((group) => {
    const wanted = edited.eventSubgroups.find(({ label }) => label === group.label);
    return wanted ? [{ ...group, ...fieldsOf(wanted, groupFields), id: group.id }] : [];
  });
  const added = edited.eventSubgroups.filter(({ label }) => !kept.some((group) => group.label === label));
  const eventSubgroups = [...kept, ...added.map(({ id: _id, ...group }) => group)];
  return { ...present, ...fieldsOf(edited, documentFields), id: present.id, eventSubgroups };
}

/** Returns the names of an event and its groups, by field; a group may have none. */
export function namesOf(event: EventDocument, former: EventDocument | null): Record<string, NameChange> {
  const groups = event.eventSubgroups.flatMap((group, at) => {
    const was = former ? groupOf(former, group.label) : undefined;
    return (['name', 'rangeAccessLabel'] as const).map((field): [string, NameChange] => [
      `event.eventSubgroups.${at}.${field}`,
      { next: group[field] || null, former: was?.[field] },
    ]);
  });
  return { 'event.name': { next: event.name, former: former?.name }, ...Object.fromEntries(groups) };
}

/** Returns what differs in the second of two documents of an event, ignoring fields the game computes. */
export function documentDifferences(before: EventDocument, after: EventDocument): DocumentDifference[] {
  const labels = [...new Set([...before.eventSubgroups, ...after.eventSubgroups].map(({ label }) => label))];
  const groups = labels
    .toSorted((a, b) => a - b)
    .flatMap((label) => {
      const [was, is] = [groupOf(before, label), groupOf(after, label)];
      const name = groupLabelOf(label);
      if (was && is) return differences(was, is, `${name}.`);
      return [{ path: name, before: was ? name : null, after: is ? name : null }];
    });
  return [...differences(before, after, ''), ...groups];
}

function differences(before: object, after: object, prefix: string): DocumentDifference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !volatile.test(field) && field !== 'eventSubgroups')
    .map((field) => ({ path: `${prefix}${field}`, before: comparable(before, field), after: comparable(after, field) }))
    .filter((each) => !isDeepStrictEqual(each.before, each.after));
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Normalizes a value for comparison: moments by their time, tags without the stamp of the edit. */
function comparable(holder: object, field: string): unknown {
  const value: unknown = Reflect.get(holder, field);
  if (typeof value === 'string' && moment.test(value)) return momentMs(value) ?? value;
  if (field === 'tags' && Array.isArray(value)) return value.filter((tag) => !String(tag).startsWith('timestamp='));
  return value ?? null;
}

function fieldsOf(holder: object, fields: readonly string[]): object {
  const given = fields.map((field): [string, unknown] => [field, Reflect.get(holder, field)]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function groupOf({ eventSubgroups }: EventDocument, label: number): EventGroup | undefined {
  return eventSubgroups.find((group) => group.label === label);
}
