import { describe, expect, it } from 'vitest';
import { anEventDraft, DRAFT_START, groupOf, withValues } from '../testing/anEventDraft.ts';
import { momentMs, startingAt, startOf, withStart } from './eventStart.ts';

const minute = 60_000;
const draft = withValues(anEventDraft([1, 2]), 2, startingAt(groupOf(anEventDraft(), 2), DRAFT_START + minute));

describe('startingAt', () => {
  it('opens registration 30 and the line-up 5 minutes before the start, across midnight', () => {
    expect(startingAt(groupOf(draft, 1), Date.UTC(2026, 0, 1, 0, 10))).toMatchObject({
      eventSubgroupStart: '2026-01-01T00:10:00.000Z',
      registrationStart: '2025-12-31T23:40:00.000Z',
      registrationEnd: '2026-01-01T00:10:00.000Z',
      lineUpStart: '2026-01-01T00:05:00.000Z',
      lineUpEnd: '2026-01-01T00:10:00.000Z',
    });
  });

  it.each(['eventSubgroupStart', 'registrationStart', 'registrationEnd', 'lineUpStart', 'lineUpEnd'] as const)(
    'keeps the text of an equal moment of %s',
    (field) => {
      const started = startingAt(groupOf(draft, 1), DRAFT_START);
      const group = { ...started, [field]: started[field]?.replace(/Z$|\+0000$/, '+00:00') };

      expect(startingAt(group, DRAFT_START)).toBe(group);
    },
  );
});

describe('withStart', () => {
  it('keeps the offset of each group from the event', () => {
    const next = withStart(draft, DRAFT_START + 60 * minute);

    expect(next.event.eventStart).toBe('2026-11-28T17:30:00.000Z');
    expect(next.event.eventSubgroups.map(({ eventSubgroupStart }) => eventSubgroupStart)).toEqual([
      '2026-11-28T17:30:00.000Z',
      '2026-11-28T17:31:00.000Z',
    ]);
  });

  it('returns the same draft for the same start', () => {
    expect(withStart(draft, DRAFT_START)).toBe(draft);
  });

  it('starts groups without a start with the event', () => {
    const blank = { ...withValues(draft, 2, { eventSubgroupStart: null }) };

    expect(groupOf(withStart(blank, DRAFT_START + minute), 2).eventSubgroupStart).toBe('2026-11-28T16:31:00.000Z');
  });
});

describe('startOf', () => {
  it.each([
    { eventStart: '2026-11-28T16:30:00.000+0000', ms: DRAFT_START },
    { eventStart: null, ms: DRAFT_START },
    { eventStart: 'soon', ms: DRAFT_START },
  ])("returns the event's start $eventStart, else the first group's", ({ eventStart, ms }) => {
    expect(startOf({ ...draft, event: { ...draft.event, eventStart } })).toBe(ms);
  });

  it('returns null without any start', () => {
    expect(startOf({ ...draft, event: { eventSubgroups: [] } })).toBeNull();
    expect(momentMs(undefined)).toBeNull();
  });
});
