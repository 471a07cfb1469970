import { describe, expect, it } from 'vitest';
import { withNewGroup } from './addGroup.ts';
import { withGroupRule, withGroupValues } from './editGroups.ts';
import { eventChanges } from './eventChanges.ts';
import { newEventDraft } from './newEventDraft.ts';
import { rebasedDraft } from './rebasedDraft.ts';

const base = withNewGroup(newEventDraft({ startMs: Date.UTC(2026, 10, 28, 16), clubId: 'club-1' }), 2, [1, 2]);

describe('rebasedDraft', () => {
  it('keeps the newer values and applies the same changes to them', () => {
    const edited = withGroupRule(withGroupValues(base, [2], { laps: 3 }), [1], 'ENFORCE_HRM', true);
    const newer = withGroupValues({ ...base, event: { ...base.event, name: 'Осенний кубок' } }, [1], { laps: 5 });

    const rebased = rebasedDraft(newer, { base, edited });

    expect(rebased.event.name).toBe('Осенний кубок');
    expect(rebased.event.eventSubgroups.map(({ laps }) => laps)).toEqual([5, 3]);
    expect(eventChanges(newer, rebased)).toEqual(eventChanges(base, edited));
  });

  it('adds the added groups and removes the removed ones', () => {
    const grown = withNewGroup(base, 3, [1, 2]);

    expect(rebasedDraft(base, { base, edited: grown }).event.eventSubgroups.map(({ label }) => label)).toEqual([
      1, 2, 3,
    ]);
    expect(rebasedDraft(grown, { base: grown, edited: base }).event.eventSubgroups.map(({ label }) => label)).toEqual([
      1, 2,
    ]);
  });

  it('returns the newer version if nothing was changed', () => {
    const newer = withGroupValues(base, [1], { laps: 5 });

    expect(rebasedDraft(newer, { base, edited: base })).toBe(newer);
  });
});
