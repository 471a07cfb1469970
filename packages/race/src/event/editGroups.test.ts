import { describe, expect, it } from 'vitest';
import { anEventDraft, DRAFT_START, groupOf, withValues } from '../testing/anEventDraft.ts';
import { missingGroups, withNewGroup } from './addGroup.ts';
import { nameForGroup, withGroupRule, withGroupValues, withoutGroup, withRoute } from './editGroups.ts';
import { withRegistration } from './eventRegistration.ts';
import { EVENT_RULES, hasRule } from './eventRules.ts';

const draft = anEventDraft();
const labelsOf = ({ event }: typeof draft) => event.eventSubgroups.map(({ label }) => label);
const valuesOf = ({ event }: typeof draft, field: 'laps' | 'distanceInMeters' | 'durationInSeconds') =>
  event.eventSubgroups.map((group) => group[field]);

describe('withGroupValues', () => {
  it('changes the named groups, and keeps the other objects identical', () => {
    const next = withGroupValues(draft, [2], { jerseyHash: 7 });

    expect(next.event.eventSubgroups.map(({ jerseyHash }) => jerseyHash)).toEqual([null, 7, null, null, null]);
    expect(groupOf(next, 1)).toBe(groupOf(draft, 1));
  });

  it('copies a shared value to all groups', () => {
    expect(withGroupValues(draft, 'all', { jerseyHash: 7 }).event.eventSubgroups.every((g) => g.jerseyHash === 7)).toBe(
      true,
    );
  });

  it('returns the same draft without differences', () => {
    expect(withGroupValues(draft, 'all', { laps: 1 })).toBe(draft);
    expect(withGroupValues(draft, [9], { laps: 3 })).toBe(draft);
    expect(withGroupValues(draft, 'all', { laps: undefined })).toBe(draft);
  });

  it.each([
    { field: 'laps', others: ['distanceInMeters', 'durationInSeconds'] },
    { field: 'distanceInMeters', others: ['laps', 'durationInSeconds'] },
    { field: 'durationInSeconds', others: ['laps', 'distanceInMeters'] },
  ] as const)('replaces the other two by $field', ({ field, others }) => {
    const full = { ...draft, event: { ...draft.event, eventSubgroups: draft.event.eventSubgroups.map(filled) } };
    const next = withGroupValues(full, [2], { [field]: 12 });

    expect(groupOf(next, 2)).toMatchObject({ [field]: 12, [others[0]]: 0, [others[1]]: 0 });
    expect(groupOf(next, 1)).toMatchObject({ [others[0]]: 5, [others[1]]: 5 });
  });

  it('keeps a distance when no laps are entered beside it', () => {
    const far = withGroupValues(draft, 'all', { distanceInMeters: 30_000 });

    expect(valuesOf(withGroupValues(far, 'all', { laps: 0 }), 'distanceInMeters')).toEqual(Array(5).fill(30_000));
    expect(valuesOf(far, 'laps')).toEqual(Array(5).fill(0));
  });

  it('makes the event follow its first group only in map, route and length', () => {
    const next = withGroupValues(draft, [1], { routeId: 5, mapId: 9, durationInSeconds: 60, name: 'A' });

    expect(next.event).toMatchObject({ routeId: 5, mapId: 9, durationInSeconds: 60, laps: 0, name: 'Title Event' });
    expect(withGroupValues(draft, [2], { routeId: 5 }).event.routeId).toBe(draft.event.routeId);
  });
});

describe('withRoute', () => {
  it('sets the map, and the pocket of each group by its position', () => {
    const next = withRoute(draft, 'all', { id: 5, mapId: 9, pockets: [11, 12, 13, 14] });

    expect(next.event.eventSubgroups.map(({ startLocation }) => startLocation)).toEqual([11, 12, 13, 14, 14]);
    expect(next.event).toMatchObject({ mapId: 9, routeId: 5 });
  });
});

describe('withGroupRule', () => {
  it.each(EVENT_RULES)('toggles %s in one group', (rule) => {
    const off = withGroupRule(draft, 'all', rule, false);
    const on = withGroupRule(off, [3], rule, true);

    expect(on.event.eventSubgroups.map((group) => hasRule(group, rule))).toEqual([false, false, true, false, false]);
    expect(withGroupRule(on, [3], rule, false)).toEqual(off);
  });

  it('keeps unknown rules and tags in their order', () => {
    const group = { ...groupOf(draft, 1), rulesSet: ['X', 'NO_POWERUPS', 'Y'], tags: ['a', 'bighead', 'b'] };
    const known = { ...draft, event: { ...draft.event, eventSubgroups: [group] } };
    const next = withGroupRule(withGroupRule(known, 'all', 'NO_POWERUPS', false), 'all', 'bigHeads', false);

    expect(groupOf(next, 1)).toMatchObject({ rulesSet: ['X', 'Y'], tags: ['a', 'b'] });
  });

  it('treats identical bikes as enabled only with all eight tags', () => {
    const on = groupOf(withGroupRule(withValues(draft, 1, { tags: [] }), [1], 'identicalBikes', true), 1);

    expect(on.tags).toHaveLength(8);
    expect(hasRule({ tags: on.tags?.slice(1) }, 'identicalBikes')).toBe(false);
  });

  it('removes the tags of identical bikes even if one is missing', () => {
    const on = groupOf(withGroupRule(withValues(draft, 1, { tags: ['a'] }), [1], 'identicalBikes', true), 1);
    const partial = withValues(draft, 1, { tags: on.tags?.slice(0, -1) ?? [] });

    expect(groupOf(withGroupRule(partial, [1], 'identicalBikes', false), 1).tags).toEqual(['a']);
  });
});

describe('the groups of an event', () => {
  it('are at least one', () => {
    expect(labelsOf(withoutGroup(draft, 3))).toEqual([1, 2, 4, 5]);
    const one = anEventDraft([4]);
    expect(withoutGroup(one, 4)).toBe(one);
    expect(withoutGroup(one, 1)).toBe(one);
  });

  it('pass the length of the event to the next group when the first is removed', () => {
    expect(withoutGroup(withGroupValues(draft, [2], { routeId: 5 }), 1).event.routeId).toBe(5);
  });

  it('are added in order, without duplicates', () => {
    const some = anEventDraft([1, 4]);

    expect(missingGroups(some)).toEqual([2, 3, 5]);
    expect(labelsOf(withNewGroup(some, 2))).toEqual([1, 2, 4]);
    expect(withNewGroup(some, 4)).toBe(some);
    expect(withNewGroup(some, 6)).toBe(some);
  });

  it('are added as a copy of the first, without its id and its people', () => {
    const some = withGroupValues(anEventDraft([1]), [1], { name: 'Cup (A) ', laps: 3, invitedLeaders: [1] });
    const added = groupOf(withNewGroup(some, 4, [6, 7]), 4);

    expect(added).toMatchObject({
      name: 'Cup (D) ',
      subgroupLabel: 'D',
      laps: 3,
      startLocation: 7,
      invitedLeaders: [],
    });
    expect(added).not.toHaveProperty('id');
    expect(added.eventSubgroupStart).toBe(new Date(DRAFT_START).toISOString());
  });

  it.each([
    { mode: 'closed', isChosen: true, from: 1, to: 6, label: null },
    { mode: 'racingScore', isChosen: true, from: 1, to: 6, label: '520-690' },
    { mode: 'racingScore', isChosen: false, from: 1, to: 6, label: '520-690' },
    { mode: 'endurance', isChosen: true, from: 1, to: 6, label: null },
    { mode: 'endurance', isChosen: false, from: 3.2, to: 3.99, label: null },
  ] as const)('are added with the pace of the mode $mode, chosen: $isChosen', ({ mode, isChosen, from, to, label }) => {
    const draft = withRegistration(anEventDraft([1]), mode);
    const added = groupOf(withNewGroup(isChosen ? draft : { ...draft, registrationMode: null }, 2), 2);

    expect([added.fromPaceValue, added.toPaceValue, added.rangeAccessLabel]).toEqual([from, to, label]);
  });
});

describe('nameForGroup', () => {
  it.each([
    { name: 'Cup (E)', made: 'Cup (B)' },
    { name: 'Cup (E) 2', made: 'Cup (E) 2' },
    { name: 'Cup', made: 'Cup' },
    { name: null, made: '' },
  ])('converts $name to $made', ({ name, made }) => {
    expect(nameForGroup(name, 2)).toBe(made);
  });
});

function filled<Group extends object>(group: Group) {
  return { ...group, laps: 5, distanceInMeters: 5, durationInSeconds: 5 };
}
