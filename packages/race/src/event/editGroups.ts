import { groupLabelOf } from '../categories/groupLabel.ts';
import type { EventDocument, EventDraft, EventGroup } from './eventDocument.ts';
import { type EventRule, withRule } from './eventRules.ts';
import { startPocketOf } from './startPockets.ts';

/** Group numbers, or all groups. */
export type GroupScope = readonly number[] | 'all';

/** New values of a group; `undefined` keeps the current one. */
export type GroupValues = Partial<Omit<EventGroup, 'id' | 'label' | 'subgroupLabel'>>;

const lengths = ['laps', 'distanceInMeters', 'durationInSeconds'] as const;
const ofFirstGroup = ['mapId', 'routeId', ...lengths] as const;

/** Maps the groups of a draft; the event's own map, route and length follow the first group. */
export function withGroups(draft: EventDraft, edit: (group: EventGroup) => EventGroup): EventDraft {
  const { event } = draft;
  const eventSubgroups = event.eventSubgroups.map(edit);
  return eventSubgroups.every((group, at) => group === event.eventSubgroups[at])
    ? draft
    : withGroupList(draft, eventSubgroups);
}

/** Replaces the groups of a draft; the event's own map, route and length follow the first one. */
export function withGroupList(draft: EventDraft, eventSubgroups: EventGroup[]): EventDraft {
  const { event } = draft;
  return { ...draft, event: followFirst({ ...event, eventSubgroups }, event) };
}

/** Sets values in some groups of a draft. Laps, a distance or a duration replace the other two. */
export function withGroupValues(draft: EventDraft, scope: GroupScope, values: GroupValues): EventDraft {
  const patch = exclusive(values);
  return withGroups(draft, (group) => (isIn(scope, group) ? patched(group, patch) : group));
}

/** Switches a rule on or off in some groups of a draft. */
export function withGroupRule(draft: EventDraft, scope: GroupScope, rule: EventRule, isOn: boolean): EventDraft {
  return withGroups(draft, (group) => (isIn(scope, group) ? withRule(group, rule, isOn) : group));
}

export interface ChosenRoute {
  id: number;
  mapId: number;
  pockets: readonly number[];
}

/** Sets a route in a draft, with its map and start pockets. */
export function withRoute(draft: EventDraft, scope: GroupScope, { id, mapId, pockets }: ChosenRoute): EventDraft {
  return withGroups(draft, (group) => {
    if (!isIn(scope, group)) return group;
    return patched(group, { routeId: id, mapId, startLocation: startPocketOf(group.label, pockets) });
  });
}

/** Removes a group from a draft, except the last one. */
export function withoutGroup(draft: EventDraft, label: number): EventDraft {
  const { event } = draft;
  const eventSubgroups = event.eventSubgroups.filter((group) => group.label !== label);
  if (eventSubgroups.length === 0 || eventSubgroups.length === event.eventSubgroups.length) return draft;
  return withGroupList(draft, eventSubgroups);
}

/** Derives the name of a group from another's: a trailing label in parentheses is replaced by the group's own. */
export function nameForGroup(name: string | null | undefined, label: number): string {
  return (name ?? '').replace(/\(([A-E])\)(\s*)$/, `(${groupLabelOf(label)})$2`);
}

export function patched<Value extends object>(value: Value, patch: NoInfer<Partial<Value>>): Value {
  const fields = Object.entries(patch).filter(([, next]) => next !== undefined);
  const isSame = fields.every(([field, next]) => Object.is(Reflect.get(value, field), next));
  return isSame ? value : { ...value, ...Object.fromEntries(fields) };
}

function exclusive(values: GroupValues): GroupValues {
  const entered = lengths.find((field) => (values[field] ?? 0) > 0);
  if (entered === undefined) return values;
  return { ...values, laps: 0, distanceInMeters: 0, durationInSeconds: 0, [entered]: values[entered] };
}

function isIn(scope: GroupScope, { label }: EventGroup): boolean {
  return scope === 'all' || scope.includes(label);
}

function followFirst(event: EventDocument, before: EventDocument): EventDocument {
  const [first] = event.eventSubgroups;
  const [firstBefore] = before.eventSubgroups;
  const moved = ofFirstGroup.filter((field) => first?.[field] !== firstBefore?.[field]);
  return { ...event, ...Object.fromEntries(moved.map((field) => [field, first?.[field]])) };
}
