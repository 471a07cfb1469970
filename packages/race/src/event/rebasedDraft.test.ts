import { describe, expect, it } from 'vitest';
import { withNewGroup } from './addGroup.ts';
import { withGroupRule, withGroupValues } from './editGroups.ts';
import { eventChanges } from './eventChanges.ts';
import { newEventDraft } from './newEventDraft.ts';
import { rebasedDraft } from './rebasedDraft.ts';

const base = withNewGroup(newEventDraft({ startMs: Date.UTC(2026, 10, 28, 16), clubId: 'club-1' }), 2, [1, 2]);

describe('rebasedDraft', () => {
  it('keeps what is newer and makes the same changes to it', () => {
    const edited = withGroupRule(withGroupValues(base, [2], { laps: 3 }), [1], 'ENFORCE_HRM', true);
    const newer = withGroupValues({ ...base, event: { ...base.event, name: 'Осенний кубок' } }, [1], { laps: 5 });

    const rebased = rebasedDraft(newer, { base, edited });

    expect(rebased.event.name).toBe('Осенний кубок');
    expect(rebased.event.eventSubgroups.map(({ laps }) => laps)).toEqual([5, 3]);
    expect(eventChanges(newer, rebased)).toEqual(eventChanges(base, edited));
  });

  it('adds the groups that were added and removes those that were removed', () => {
    const grown = withNewGroup(base, 3, [1, 2]);

    expect(rebasedDraft(base, { base, edited: grown }).event.eventSubgroups.map(({ label }) => label)).toEqual([
      1, 2, 3,
    ]);
    expect(rebasedDraft(grown, { base: grown, edited: base }).event.eventSubgroups.map(({ label }) => label)).toEqual([
      1, 2,
    ]);
  });

  it('is the newer version where nothing was changed', () => {
    const newer = withGroupValues(base, [1], { laps: 5 });

    expect(rebasedDraft(newer, { base, edited: base })).toBe(newer);
  });
});
