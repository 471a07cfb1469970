import { describe, expect, it } from 'vitest';
import { anEventDraft, groupOf, withValues } from '../testing/anEventDraft.ts';
import { eventToSend } from './eventToSend.ts';

const now = 1_795_881_600_000;
const draft = anEventDraft([1, 2]);
const sent = (values: Parameters<typeof withValues>[2], event = {}) =>
  eventToSend(withValues({ ...draft, event: { ...draft.event, ...event } }, 1, values), now);

describe('eventToSend', () => {
  it('gives the event the rules that any of its groups has, but LADIES_ONLY', () => {
    const event = { rulesSet: ['UNKNOWN', 'NO_POWERUPS', 'NO_DRAFTING', 'LADIES_ONLY'] };

    expect(sent({ rulesSet: ['LADIES_ONLY', 'ENFORCE_HRM'] }, event).rulesSet).toEqual([
      'UNKNOWN',
      'NO_POWERUPS',
      'SHOW_RACE_RESULTS',
      'ENFORCE_HRM',
    ]);
  });

  it('keeps every tag in its place, stamps the moment and adds what ranks a race', () => {
    expect(sent({ tags: ['a', 'timestamp=1', 'ranked', 'b'] }).eventSubgroups[0]?.tags).toEqual([
      'a',
      `timestamp=${now}`,
      'ranked',
      'b',
      'showplacements',
    ]);
    expect(sent({}, { tags: null }).tags).toEqual(['ranked', 'showplacements', `timestamp=${now}`]);
  });

  it('gives the event the rules that are tags while one of its groups has them', () => {
    expect(sent({ tags: ['bighead'] }).tags).toContain('bighead');
    expect(sent({}, { tags: ['x', 'bighead'] }).tags).toEqual(['x', 'ranked', 'showplacements', `timestamp=${now}`]);
  });

  it('lets the lists of rules count, and takes the groups for checked', () => {
    const event = sent({ rulesId: 2112 }, { rulesId: 5 });

    expect(event.rulesId).toBeNull();
    expect(event.eventSubgroups[0]).toMatchObject({ rulesId: null, accessValidationResult: true });
  });

  it.each(['GROUP_RIDE', 'RACE', 'TIME_TRIAL', 'GROUP_WORKOUT'])('derives the type of %s', (eventType) => {
    expect(sent({}, { eventType }).type).toBe(`EVENT_TYPE_${eventType}`);
  });

  it('keeps the type of an event that has no other name for it', () => {
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

  it('changes nothing more when it is sent again', () => {
    const once = sent({ tags: ['a'] });

    expect(eventToSend({ ...draft, event: once }, now)).toEqual(once);
  });
});
