import { describe, expect, it } from 'vitest';
import { anEventDraft, DRAFT_START, groupOf, withValues } from '../testing/anEventDraft.ts';
import { withNewGroup } from './addGroup.ts';
import { withGroupRule, withGroups, withGroupValues, withoutGroup } from './editGroups.ts';
import { eventChanges } from './eventChanges.ts';
import type { EventDraft } from './eventDocument.ts';
import { withRegistration } from './eventRegistration.ts';
import { startingAt, withStart } from './eventStart.ts';
import { withoutChange } from './withoutChange.ts';

const before = withRegistration(anEventDraft([1, 2, 3]), 'default');
const withoutAll = (draft: EventDraft) =>
  eventChanges(before, draft).reduce((next, change) => withoutChange(next, before, change), draft);

describe('withoutChange', () => {
  it.each([
    ['a name', { ...before, event: { ...before.event, name: 'Cup' } }],
    ['what the site keeps', { ...before, seriesId: 's', importanceLevel: 'important' } as const],
    ['a mode of registration', withRegistration(before, 'racingScore')],
    ['a start', withStart(before, DRAFT_START + 60_000)],
    ['a pace', withGroupValues(before, [2], { fromPaceValue: 0, toPaceValue: 1 })],
    ['a length', withGroupValues(before, 'all', { durationInSeconds: 60 })],
    ['a rule', withGroupRule(before, [3], 'identicalBikes', true)],
    ['an added group', withNewGroup(before, 5)],
    ['a removed group', withoutGroup(before, 2)],
    ['riders', withGroupValues(before, [1], { invitedLeaders: [7] })],
    ['the start of a group', withValues(before, 2, { eventSubgroupStart: '2026-11-28T16:31:00.000Z' })],
  ])('reverts %s', (_what, draft) => {
    expect(eventChanges(before, draft)).not.toEqual([]);
    expect(eventChanges(before, withoutAll(draft))).toEqual([]);
  });

  it.each([
    ['of the event', (draft: EventDraft) => withStart(draft, DRAFT_START + 60_000)],
    ['of the group', (draft: EventDraft) => withGroups(draft, (group) => startingAt(group, DRAFT_START + 60_000))],
  ])('restores the opening of registration when the start %s is reverted', (_whose, moved) => {
    const early = withValues(before, 1, { registrationStart: '2026-11-20T10:00:00.000Z' });
    const draft = moved(early);

    const back = eventChanges(early, draft).reduce((next, change) => withoutChange(next, early, change), draft);

    expect(back.event).toEqual(early.event);
  });

  it('keeps groups whose start was changed individually', () => {
    const draft = withValues(withStart(before, DRAFT_START + 60_000), 2, {
      eventSubgroupStart: groupOf(before, 2).eventSubgroupStart,
    });

    expect(eventChanges(before, withoutAll(draft))).toEqual([]);
  });

  it('keeps the other changes', () => {
    const draft = withGroupValues(withGroupValues(before, [1], { jerseyHash: 1 }), [2], { jerseyHash: 2 });
    const [first] = eventChanges(before, draft);
    const next = first ? withoutChange(draft, before, first) : draft;

    expect([groupOf(next, 1).jerseyHash, groupOf(next, 2).jerseyHash]).toEqual([null, 2]);
  });

  it('restores the three lengths of a group together', () => {
    const draft = withGroupValues(before, [1], { distanceInMeters: 30_000 });
    const [laps] = eventChanges(before, draft);

    expect(laps).toMatchObject({ field: 'laps', before: 1, after: 0 });
    expect(groupOf(laps ? withoutChange(draft, before, laps) : draft, 1)).toMatchObject({
      laps: 1,
      distanceInMeters: 0,
    });
  });

  it('keeps the paces when the registration mode is reverted', () => {
    const draft = withRegistration(before, 'closed');
    const mode = eventChanges(before, draft).find((change) => change.type === 'event');
    const next = mode ? withoutChange(draft, before, mode) : draft;

    expect(next.registrationMode).toBe('default');
    expect(groupOf(next, 1)).toMatchObject({ fromPaceValue: 1, toPaceValue: 6 });
  });
});
