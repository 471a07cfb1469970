import { describe, expect, it } from 'vitest';
import { anEventDraft, withValues } from '../testing/anEventDraft.ts';
import { withNewGroup } from './addGroup.ts';
import { withGroupRule, withoutGroup } from './editGroups.ts';
import { eventChanges } from './eventChanges.ts';

const draft = anEventDraft([1, 2]);

describe('eventChanges', () => {
  it('is empty for equal drafts', () => {
    expect(eventChanges(draft, draft)).toEqual([]);
    expect(eventChanges(draft, anEventDraft([1, 2]))).toEqual([]);
    expect(eventChanges(draft, withValues(draft, 1, { jerseyHash: undefined }))).toEqual([]);
  });

  it('includes the old and the new value in the main block', () => {
    const event = { ...draft.event, name: 'Cup' };

    expect(eventChanges(draft, { ...draft, event, seriesId: 's' })).toEqual([
      { type: 'event', group: null, field: 'name', before: 'Title Event', after: 'Cup' },
      { type: 'event', group: null, field: 'seriesId', before: null, after: 's' },
    ]);
  });

  it('includes both ends of a pace once', () => {
    expect(eventChanges(draft, withValues(draft, 2, { fromPaceValue: 0, toPaceValue: 2 }))).toEqual([
      { type: 'group', group: 2, field: 'pace', before: [1, 6], after: [0, 2] },
    ]);
  });

  it('lists rules one by one, and treats reordered lists as different', () => {
    const people = withValues(draft, 1, { invitedLeaders: [1, 2] });
    const swapped = withValues(people, 1, { invitedLeaders: [2, 1] });

    expect(eventChanges(people, withGroupRule(swapped, [1], 'bigHeads', true))).toEqual([
      { type: 'group', group: 1, field: 'invitedLeaders', before: [1, 2], after: [2, 1] },
      { type: 'rule', group: 1, rule: 'bigHeads', before: false, after: true },
    ]);
  });

  it('lists added and removed groups', () => {
    expect(eventChanges(draft, withNewGroup(withoutGroup(draft, 2), 4))).toEqual([
      { type: 'removedGroup', group: 2 },
      { type: 'addedGroup', group: 4 },
    ]);
  });

  it('lists an expression without a mode separately', () => {
    const own = { ...draft, registrationMode: null, event: { ...draft.event, accessExpression: 'profile.age < 3' } };

    expect(eventChanges(draft, own)).toEqual([
      { type: 'event', group: null, field: 'registrationMode', before: 'closed', after: 'profile.age < 3' },
    ]);
    expect(eventChanges(draft, { ...own, event: { ...own.event, categoryEnforcement: false } })).toEqual([
      { type: 'event', group: null, field: 'registrationMode', before: 'closed', after: null },
    ]);
  });
});
