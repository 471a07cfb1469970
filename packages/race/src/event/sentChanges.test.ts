import { describe, expect, it } from 'vitest';
import { anEventDraft, withValues } from '../testing/anEventDraft.ts';
import { withGroupRule } from './editGroups.ts';
import { startOf, withStart } from './eventStart.ts';
import { sentChanges } from './sentChanges.ts';

const bare = anEventDraft([1, 2], { eventType: 'RACE', tags: ['a'], rulesSet: ['NO_POWERUPS'] });
const race = withValues(bare, 2, { tags: ['showplacements'], rulesSet: ['NO_POWERUPS', 'ENFORCE_HRM'] });
const ride = { ...race, event: { ...race.event, eventType: 'GROUP_RIDE' } };
const added = (rule: string) => ({ type: 'sent', group: null, rule, before: false, after: true });

describe('sentChanges', () => {
  it('lists the tags that rank a race and the rules that the event derives from its groups', () => {
    expect(sentChanges(race, race, false)).toEqual(
      ['SHOW_RACE_RESULTS', 'ENFORCE_HRM', 'ranked', 'showplacements'].map(added),
    );
    expect(sentChanges(ride, ride, false)).toEqual([]);
    expect(sentChanges(ride, race, false)).toEqual(sentChanges(race, race, false));
    expect(sentChanges(ride, ride, true)).toEqual(sentChanges(race, race, false));
  });

  it('omits rules that follow a change of the groups', () => {
    const changed = withGroupRule(ride, [1], 'NO_DRAFTING', true);

    expect(sentChanges(ride, changed, false)).toEqual([]);
    expect(sentChanges(race, withGroupRule(race, [1], 'ENFORCE_HRM', true), false)).not.toContainEqual(
      added('ENFORCE_HRM'),
    );
  });

  it('omits everything for a new event that begins blank', () => {
    expect(sentChanges(anEventDraft(), anEventDraft(), true)).toEqual([]);
  });

  it('lists the times of a group that it sets around the start, unless they only move with it', () => {
    const times = { registrationStart: '2026-11-28T15:00:00Z', registrationEnd: '2026-11-28T16:25:00Z' };
    const own = withValues(withValues(ride, 1, times), 2, { lineUpStart: null });
    const sentTimes = [
      {
        type: 'sentTimes',
        group: 1,
        times: 'registration',
        before: ['2026-11-28T15:00:00Z', '2026-11-28T16:25:00Z'],
        after: ['2026-11-28T16:00:00.000Z', '2026-11-28T16:30:00.000Z'],
      },
      {
        type: 'sentTimes',
        group: 2,
        times: 'lineUp',
        before: [null, '2026-11-28T16:30:00.000Z'],
        after: ['2026-11-28T16:25:00.000Z', '2026-11-28T16:30:00.000Z'],
      },
    ];

    expect(sentChanges(own, own, false)).toEqual(sentTimes);
    const later = withStart(own, (startOf(own) ?? 0) + 3_600_000);
    expect(sentChanges(own, later, false).map(({ group }) => group)).toEqual([1, 2]);
    expect(sentChanges(ride, withStart(ride, 0), false)).toEqual([]);
  });

  it('lists a rule that the event loses with its groups', () => {
    const ladies = { ...ride, event: { ...ride.event, rulesSet: ['NO_POWERUPS', 'SHOW_RACE_RESULTS', 'LADIES_ONLY'] } };

    expect(sentChanges(ladies, ladies, true)).toContainEqual({ ...added('LADIES_ONLY'), before: true, after: false });
  });
});
