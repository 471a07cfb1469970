import { describe, expect, it } from 'vitest';
import { anEventDraft, groupOf, withValues } from '../testing/anEventDraft.ts';
import { withGroupRule, withoutGroup } from './editGroups.ts';
import type { EventDocument } from './eventDocument.ts';
import type { EventRule } from './eventRules.ts';
import { eventToSend } from './eventToSend.ts';

const nowMs = 1_795_881_600_000;
const now = { before: null, nowMs };
const draft = anEventDraft([1, 2]);
const sent = (values: Parameters<typeof withValues>[2], event = {}) =>
  eventToSend(withValues({ ...draft, event: { ...draft.event, ...event } }, 1, values), now);

/** Builds the draft of a game event with these rules of the event and of its two groups. */
function ruled(event: Partial<EventDocument>, a: readonly string[], b: readonly string[]) {
  const own = { ...draft, event: { ...draft.event, tags: [], ...event } };
  return withValues(withValues(own, 1, { rulesSet: a, tags: [] }), 2, { rulesSet: b, tags: [] });
}

describe('eventToSend', () => {
  it('assigns to a new event the rules of any of its groups, and LADIES_ONLY only if all have it', () => {
    const event = { rulesSet: ['UNKNOWN', 'NO_POWERUPS', 'NO_DRAFTING', 'LADIES_ONLY'] };
    const groups = withGroupRule({ ...draft, event: { ...draft.event, ...event } }, 'all', 'LADIES_ONLY', true);

    expect(sent({ rulesSet: ['LADIES_ONLY', 'ENFORCE_HRM'] }, event).rulesSet).toEqual([
      'UNKNOWN',
      'NO_POWERUPS',
      'SHOW_RACE_RESULTS',
      'ENFORCE_HRM',
    ]);
    expect(eventToSend(groups, now).rulesSet).toContain('LADIES_ONLY');
    expect(sent({ tags: ['bighead'] }).tags).toContain('bighead');
    expect(sent({}, { tags: ['x', 'bighead'] }).tags).toEqual(['x', 'ranked', 'showplacements', `timestamp=${nowMs}`]);
  });

  it.each(['GROUP_RIDE', 'GROUP_WORKOUT', 'RACE', 'TIME_TRIAL'])(
    'keeps the rules and tags of an unedited %s of the game, and adds only what ranks a race',
    (eventType) => {
      const rulesSet = ['LADIES_ONLY', 'TEST_BIT_10', 'LATER'];
      const tags = ['bighead', 'bike_grams=1970', 'timestamp=7'];
      const before = ruled({ eventType, rulesSet, tags }, ['SHOW_RACE_RESULTS'], ['ALLOWS_LATE_JOIN', 'LADIES_ONLY']);
      const renamed = { ...before, event: { ...before.event, name: 'Other' } };
      const isRace = eventType === 'RACE' || eventType === 'TIME_TRIAL';
      const ranked = isRace ? ['ranked', 'showplacements'] : [];
      const event = eventToSend(renamed, { before: before.event, nowMs });

      expect(event.rulesSet).toEqual([...rulesSet, ...(isRace ? ['SHOW_RACE_RESULTS', 'ALLOWS_LATE_JOIN'] : [])]);
      expect(event.tags).toEqual(['bighead', 'bike_grams=1970', `timestamp=${nowMs}`, ...ranked]);
      expect(event.eventSubgroups.map((group) => group.tags)).toEqual(
        [1, 2].map(() => [...ranked, `timestamp=${nowMs}`]),
      );
    },
  );

  it.each<{ rule: EventRule; event: string[]; a: boolean; b: boolean; edit: [number, boolean]; isOn: boolean }>([
    { rule: 'NO_DRAFTING', event: [], a: false, b: false, edit: [1, true], isOn: true },
    { rule: 'NO_DRAFTING', event: ['NO_DRAFTING'], a: true, b: false, edit: [1, false], isOn: false },
    { rule: 'NO_DRAFTING', event: ['NO_DRAFTING'], a: true, b: true, edit: [1, false], isOn: true },
    { rule: 'NO_DRAFTING', event: [], a: true, b: false, edit: [2, true], isOn: false },
    { rule: 'LADIES_ONLY', event: ['LADIES_ONLY'], a: true, b: true, edit: [1, false], isOn: false },
    { rule: 'LADIES_ONLY', event: ['LADIES_ONLY'], a: true, b: false, edit: [2, true], isOn: true },
    { rule: 'LADIES_ONLY', event: [], a: true, b: false, edit: [2, true], isOn: false },
  ])('derives $rule of the event $event, with groups $a and $b, from an edit of group $edit: $isOn', (given) => {
    const { rule, event, a, b, edit, isOn } = given;
    const before = ruled({ rulesSet: event }, a ? [rule] : [], b ? [rule] : []);
    const edited = withGroupRule(before, [edit[0]], rule, edit[1]);

    expect(eventToSend(edited, { before: before.event, nowMs }).rulesSet?.includes(rule)).toBe(isOn);
  });

  it('removes a rule from the event with the only group that had it', () => {
    const before = ruled({ rulesSet: ['NO_TT_BIKES'] }, [], ['NO_TT_BIKES']);

    expect(eventToSend(withoutGroup(before, 2), { before: before.event, nowMs }).rulesSet).toEqual([]);
  });

  it('keeps the order of tags, sets the timestamp and adds what ranks a new event', () => {
    expect(sent({ tags: ['a', 'timestamp=1', 'ranked', 'b'] }).eventSubgroups[0]?.tags).toEqual([
      'a',
      `timestamp=${nowMs}`,
      'ranked',
      'b',
      'showplacements',
    ]);
    expect(sent({}, { tags: null }).tags).toEqual(['ranked', 'showplacements', `timestamp=${nowMs}`]);
  });

  it('activates the lists of rules, and marks the groups as checked', () => {
    const event = sent({ rulesId: 2112 }, { rulesId: 5 });

    expect(event.rulesId).toBeNull();
    expect(event.eventSubgroups[0]).toMatchObject({ rulesId: null, accessValidationResult: true });
  });

  it.each(['GROUP_RIDE', 'RACE', 'TIME_TRIAL', 'GROUP_WORKOUT'])('derives the type of %s', (eventType) => {
    expect(sent({}, { eventType }).type).toBe(`EVENT_TYPE_${eventType}`);
  });

  it('keeps the type of an event without a specific one', () => {
    expect(sent({}, { eventType: null, type: 'EVENT_TYPE_RACE' }).type).toBe('EVENT_TYPE_RACE');
  });

  it('sends the options of a time trial, and drops them from any other event', () => {
    const options = { timeGapBetweenRowsMs: 30_000, maxRows: 9, maxRidersPerRow: 1 };
    const trial = sent({ timeTrialOptions: options }, { eventType: 'TIME_TRIAL' });

    expect(trial.eventSubgroups.map(({ timeTrialOptions }) => timeTrialOptions)).toEqual([
      options,
      { timeGapBetweenRowsMs: 15_000, maxRows: 50, maxRidersPerRow: 10 },
    ]);
    expect(sent({ timeTrialOptions: options }).eventSubgroups[0]).not.toHaveProperty('timeTrialOptions');
  });

  it('opens registration and line-up of each group by its own start', () => {
    const late = sent({ eventSubgroupStart: '2026-11-28T00:10:00.000+0000', registrationStart: null });

    expect(late.eventSubgroups[0]).toMatchObject({
      eventSubgroupStart: '2026-11-28T00:10:00.000+0000',
      registrationStart: '2026-11-27T23:40:00.000Z',
      lineUpStart: '2026-11-28T00:05:00.000Z',
      lineUpEnd: '2026-11-28T00:10:00.000Z',
    });
    expect(groupOf({ ...draft, event: sent({ eventSubgroupStart: null }) }, 1).eventSubgroupStart).toBeNull();
  });

  it('keeps the range of every group and of the event, however old its form', () => {
    const ranges = ['0-180', '1-180', '0-160', ' 180-350', 'zFTP', '', null];

    for (const rangeAccessLabel of ranges) {
      const event = sent({ rangeAccessLabel, fromPaceValue: 0, toPaceValue: 0 }, { rangeAccessLabel });
      expect([event, event.eventSubgroups[0]]).toMatchObject([
        { rangeAccessLabel },
        { rangeAccessLabel, fromPaceValue: 0, toPaceValue: 0 },
      ]);
    }
  });

  it('is idempotent', () => {
    const once = sent({ tags: ['a'] });

    expect(eventToSend({ ...draft, event: once }, now)).toEqual(once);
    expect(eventToSend({ ...draft, event: once }, { before: once, nowMs })).toEqual(once);
  });
});
