import { applyPackage, type EventDocument, type EventDraft, newEventDraft } from '@otryv/race';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import { eventDocument, eventDraft } from './editing.ts';
import { eventCreation, eventSaving } from './game-events.ts';

const draft = newEventDraft({ startMs: Date.UTC(2026, 10, 28), clubId: null });
const [group] = draft.event.eventSubgroups;

describe('eventDraft', () => {
  it('describes the fields that the racing rules edit', () => {
    expectTypeOf<z.output<typeof eventDocument>>().toExtend<EventDocument>();
    expectTypeOf<z.output<typeof eventDraft>>().toExtend<EventDraft>();
    expect(eventDraft.parse(draft)).toEqual(draft);
    expect(eventDraft.safeParse(applyPackage(draft, 'newbies').draft).success).toBe(true);
  });

  it('preserves unknown fields at any depth', () => {
    const options = { maxRows: 50, later: [1] };
    const event = { ...draft.event, x: null, eventSubgroups: [{ ...group, y: { z: 1 }, timeTrialOptions: options }] };

    expect(eventDocument.parse(event)).toEqual(event);
  });

  it.each([
    ['without groups', { eventSubgroups: [] }],
    ['with a group twice', { eventSubgroups: [group, group] }],
    ['with a sixth group', { eventSubgroups: [{ ...group, label: 6 }] }],
    ['with laps in words', { eventSubgroups: [{ ...group, laps: 'three' }] }],
    ['with leaders that are no riders', { eventSubgroups: [{ ...group, invitedLeaders: [0] }] }],
    ['with a name that is no text', { name: 5 }],
  ])('rejects an event %s', (_what, values) => {
    expect(eventDocument.safeParse({ ...draft.event, ...values }).success).toBe(false);
  });

  it.each([
    { field: 'name', maximum: 100, isOfGroups: true },
    { field: 'subgroupLabel', maximum: 100, isOfGroups: true },
    { field: 'rangeAccessLabel', maximum: 100, isOfGroups: true },
    { field: 'name', maximum: 100, isOfGroups: false },
    { field: 'rangeAccessLabel', maximum: 100, isOfGroups: false },
    { field: 'imageUrl', maximum: 1000, isOfGroups: false },
  ])('accepts a changed $field of one line of $maximum characters at most', ({ field, maximum, isOfGroups }) => {
    const event = (text: string, others: readonly object[] = []) => {
      const values = { [field]: text };
      return { ...draft.event, ...(isOfGroups ? { eventSubgroups: [...others, { ...group, ...values }] } : values) };
    };
    const issueOf = (result: z.core.util.SafeParseResult<unknown>) => {
      const [issue] = result.error?.issues ?? [];
      return issue && [issue.code, issue.path.join('.')];
    };
    const save = (text: string, base = event('1')) =>
      issueOf(eventSaving.safeParse({ ...draft, eventId: 1, event: event(text), base }));
    const path = `event.${isOfGroups ? 'eventSubgroups.0.' : ''}${field}`;

    expect(save('Я'.repeat(maximum))).toBeUndefined();
    expect(save('Я'.repeat(maximum + 1))).toEqual(['too_big', path]);
    expect(save('a\r\nb')).toEqual(['invalid_format', path]);
    expect(save('a\r\nb', event('a\r\nb'))).toBeUndefined();
    expect(save('a\r\nb', event('a\r\nb', [{ ...group, label: 2 }]))).toBeUndefined();
    expect(issueOf(eventCreation.safeParse({ ...draft, event: event('a\nb') }))).toEqual(['invalid_format', path]);
  });

  it.each([{ registrationMode: 'open' }, { finishProtocol: null }, { importanceLevel: 'huge' }, { seriesId: '1' }])(
    'rejects a draft with %j',
    (values) => {
      expect(eventDraft.safeParse({ ...draft, ...values }).success).toBe(false);
    },
  );
});
