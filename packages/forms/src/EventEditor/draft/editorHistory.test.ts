import { type EventChange, type EventDraft, eventChanges, rebasedDraft, withoutChange } from '@otryv/race';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAction } from '../../testing/anEditorAction.ts';
import { aDraft } from '../../testing/anEvent.ts';
import { type EditorHistory, type HistoryAction, historyOf, historyReducer } from './editorHistory.ts';
import type { EditorAction } from './editorReducer.ts';

const first = aDraft([1, 2, 3]);
const anyStep: fc.Arbitrary<HistoryAction> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('act' as const), action: anyAction }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('act' as const), action: anyAction, step: fc.constantFrom('a', 'b') }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const) }) },
);
const anySteps = fc.array(anyStep, { maxLength: 30 });

const after = (steps: readonly HistoryAction[]) => steps.reduce(historyReducer, historyOf(first));
const act = (action: EditorAction, step?: string): HistoryAction => ({ type: 'act', action, step });
const undone = (history: EditorHistory) =>
  history.past.reduce((next) => historyReducer(next, { type: 'undo' }), history);
const named = (name: string): EditorAction => ({ type: 'group', scope: [1], values: { name } });

function exchanged(change: EventChange): EventChange {
  if (change.type === 'addedGroup') return { ...change, type: 'removedGroup' };
  if (change.type === 'removedGroup') return { ...change, type: 'addedGroup' };
  return 'before' in change ? Object.assign({ ...change }, { before: change.after, after: change.before }) : change;
}

const lengths = ['laps', 'distanceInMeters', 'durationInSeconds'];

/** Whether reverting a change also reverts another: itself, a length of the group, or the start of the event. */
function goesWith(each: EventChange, change: EventChange): boolean {
  const [fields, groups] = [[each, change].map(fieldOf), each.group === change.group];
  const areLengths = groups && fields.every((field) => lengths.includes(field));
  const hasMoved = fields.join() === 'eventSubgroupStart,eventStart' && shiftOf(each) === shiftOf(change);
  return areLengths || hasMoved || JSON.stringify(each) === JSON.stringify(change);
}

function fieldOf(change: EventChange): string {
  return 'field' in change ? change.field : change.type;
}

function shiftOf(change: EventChange): number {
  const [before, now] = 'before' in change ? [change.before, change.after] : [];
  return typeof before === 'string' && typeof now === 'string' ? Date.parse(now) - Date.parse(before) : Number.NaN;
}

function alphabetically(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

/** Sorts sets of rules and tags, and removes the game's numbers from groups, which are identified by their labels. */
function sorted(draft: EventDraft): unknown {
  return JSON.parse(JSON.stringify(draft), (key, value: unknown) => {
    if (key === 'id') return undefined;
    return (key === 'rulesSet' || key === 'tags') && Array.isArray(value)
      ? value.map(String).toSorted(alphabetically)
      : value;
  });
}

describe('any sequence of actions', () => {
  it('keeps groups 1 to 5 in order without duplicates, at least one', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const labels = after(steps).present.event.eventSubgroups.map(({ label }) => label);

        expect(labels).toEqual([...new Set(labels)].toSorted((one, other) => one - other));
        expect(labels.length).toBeGreaterThan(0);
        expect(labels.every((label) => label >= 1 && label <= 5)).toBe(true);
      }),
    );
  });

  it('keeps at most one of laps, distance and duration', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { event } = after(steps).present;

        for (const { laps, distanceInMeters, durationInSeconds } of [event, ...event.eventSubgroups]) {
          const set = [laps, distanceInMeters, durationInSeconds].filter((length) => (length ?? 0) > 0);
          expect(set.length).toBeLessThan(2);
        }
      }),
    );
  });

  it('keeps a value shared that was changed for all', () => {
    const shared = fc.record({ jerseyHash: fc.integer({ min: 1, max: 9 }), name: fc.string() });
    fc.assert(
      fc.property(anySteps, shared, (steps, values) => {
        const { eventSubgroups } = after([...steps, act({ type: 'group', scope: 'all', values })]).present.event;

        expect(eventSubgroups.every((group) => group.jerseyHash === values.jerseyHash)).toBe(true);
        expect(new Set(eventSubgroups.map(({ name }) => name))).toEqual(new Set([values.name]));
      }),
    );
  });

  it('keeps unknown fields of the game', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { event } = after(steps).present;

        expect(event).toMatchObject({ worldId: 1, unknownField: { of: ['the game'] } });
        expect(event.eventSubgroups.every((group) => 'fieldLimit' in group)).toBe(true);
      }),
    );
  });

  it('reverts change by change, down to the initial draft', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const last = after(steps).present;
        const back = eventChanges(first, last).reduce((next, change) => withoutChange(next, first, change), last);

        expect(sorted(back)).toEqual(sorted(first));
      }),
    );
  });

  it('makes individually revertible changes, with their dependent lengths', () => {
    // In short sequences changes rarely hide others.
    const fewSteps = fc.array(anyStep, { maxLength: 4 });
    fc.assert(
      fc.property(fewSteps, (steps) => {
        const last = after(steps).present;
        const changes = eventChanges(first, last);

        for (const change of changes) {
          const left = eventChanges(first, withoutChange(last, first, change));
          expect(left).toEqual(changes.filter((each) => !goesWith(each, change)));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is rebased onto another version by the same changes', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const edited = after(steps).present;

        expect(sorted(rebasedDraft(first, { base: first, edited }))).toEqual(sorted(edited));
      }),
    );
  });

  it('has both sides exchanged when compared backwards', () => {
    fc.assert(
      fc.property(anySteps, anySteps, (one, other) => {
        const [before, now] = [after(one).present, after(other).present];

        expect(eventChanges(now, before)).toEqual(eventChanges(before, now).map(exchanged));
      }),
    );
  });

  it('is undone to the first draft and redone to the last', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const history = after(steps);
        const start = undone(history);
        const end = start.future.reduce((next) => historyReducer(next, { type: 'redo' }), start);

        expect(start.present).toBe(first);
        expect(eventChanges(first, start.present)).toEqual([]);
        expect(end.present).toBe([history.present, ...history.future].at(-1));
        expect(undone(end).present).toBe(first);
      }),
    );
  });
});

describe('history of an editor', () => {
  it('discards undone actions on a new action', () => {
    const history = after([act(named('a')), { type: 'undo' }, act(named('b'))]);

    expect(historyReducer(history, { type: 'redo' })).toBe(history);
  });

  it('undoes the actions of one step together, and separate steps separately', () => {
    expect(after([act(named('a'), 'x'), act(named('b'), 'x')]).past).toEqual([first]);
    expect(after([act(named('a'), 'x'), act(named('b'), 'y')]).past).toHaveLength(2);
    expect(after([act(named('a')), act(named('b'))]).past).toHaveLength(2);
  });

  it('has no step if it ended as it began', () => {
    const name = first.event.eventSubgroups[0]?.name ?? '';
    const history = after([act(named('a'), 'x'), act(named('b'), 'x'), act(named(name), 'x')]);

    expect(history.past).toEqual([]);
    expect(history.present).toBe(first);
  });

  it('withdraws a step whose value excluded others', () => {
    const far = after([act({ type: 'group', scope: 'all', values: { distanceInMeters: 30_000 } })]);
    const typed = ['1', '12'].map((laps) => act({ type: 'group', scope: [1], values: { laps: Number(laps) } }, 'x'));
    const withdrawn = [...typed, { type: 'withdraw', step: 'x' } as const].reduce(historyReducer, far);

    expect(withdrawn.present).toBe(far.present);
    expect(withdrawn.past).toEqual(far.past);
    expect(historyReducer(withdrawn, { type: 'withdraw', step: 'x' })).toBe(withdrawn);
  });

  it('can undo a reset to the initial draft', () => {
    const renamed = after([act(named('a'))]);
    const reset = historyReducer(renamed, { type: 'reset', draft: first });

    expect(reset.present).toBe(first);
    expect(historyReducer(reset, { type: 'undo' }).present).toBe(renamed.present);
  });

  it('ignores actions without an effect', () => {
    const start = historyOf(first);
    const nothing: EditorAction[] = [
      { type: 'main', values: { name: first.event.name } },
      { type: 'site', values: { importanceLevel: first.importanceLevel } },
      { type: 'start', startMs: Date.parse(first.event.eventStart ?? '') },
      { type: 'registration', mode: 'closed' },
      { type: 'groupStart', scope: 'all', startMs: Date.parse(first.event.eventStart ?? '') },
      { type: 'rule', scope: 'all', rule: 'NO_POWERUPS', isOn: true },
      { type: 'package', name: 'newbies' },
      { type: 'removeGroup', group: 5 },
    ];

    expect(nothing.map((action) => historyReducer(start, act(action)))).toEqual(nothing.map(() => start));
    expect(historyReducer(start, { type: 'undo' })).toBe(start);
  });

  it('restarts with a saved draft', () => {
    const saved = aDraft([1]);

    expect(historyReducer(after([act(named('a'))]), { type: 'restart', draft: saved })).toEqual(historyOf(saved));
  });
});
