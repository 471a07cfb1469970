import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDisqualification, aGroupDecision, anUndo } from '../testing/aDecision.ts';
import { type Decision, decisionsInForce } from './decision.ts';

describe('decisionsInForce', () => {
  it('returns nothing for no decisions', () => {
    expect(decisionsInForce([]).disqualifications.size).toBe(0);
  });

  it('keeps a disqualification in force', () => {
    const decision = aDisqualification('d1', 7);

    expect(decisionsInForce([decision]).disqualifications.get(7)).toEqual(decision);
  });

  it('revokes a disqualification by an undo', () => {
    expect(inForce([aDisqualification('d1', 7), anUndo('u1', 'd1', 7)], 7)).toBeNull();
  });

  it('restores a disqualification by an undo of its undo', () => {
    const decisions = [aDisqualification('d1', 7), anUndo('u1', 'd1', 7), anUndo('u2', 'u1', 7)];

    expect(inForce(decisions, 7)).toBe('d1');
  });

  it.each([
    { undos: 0, standing: 'd1' },
    { undos: 1, standing: null },
    { undos: 2, standing: 'd1' },
    { undos: 3, standing: null },
    { undos: 4, standing: 'd1' },
    { undos: 9, standing: null },
  ])('resolves a chain of $undos undos: $standing is in force', ({ undos, standing }) => {
    const chain = Array.from({ length: undos }, (_, index) =>
      anUndo(`u${index + 1}`, index === 0 ? 'd1' : `u${index}`, 7),
    );

    expect(inForce([aDisqualification('d1', 7), ...chain], 7)).toBe(standing);
  });

  it('requires only one of several undos to be in force', () => {
    const decisions = [aDisqualification('d1', 7), anUndo('u1', 'd1', 7), anUndo('u2', 'd1', 7), anUndo('u3', 'u1', 7)];

    expect(inForce(decisions, 7)).toBeNull();
  });

  it('applies the latest of several disqualifications', () => {
    const decisions = [
      aDisqualification('d1', 7, { at: 30, label: 'OFR' }),
      aDisqualification('d2', 7, { at: 20 }),
      aDisqualification('d3', 7, { at: 10 }),
    ];

    expect(decisionsInForce(decisions).disqualifications.get(7)).toMatchObject({ id: 'd1', label: 'OFR' });
  });

  it('keeps both a group change and a disqualification of one rider', () => {
    const decisions = [
      aGroupDecision('g1', 7, 'B'),
      aDisqualification('d1', 7),
      aGroupDecision('g2', 7, 'A', { at: 1 }),
    ];
    const { disqualifications, groups } = decisionsInForce(decisions);

    expect([disqualifications.get(7)?.id, groups.get(7)]).toEqual(['d1', aGroupDecision('g1', 7, 'B')]);
    expect(decisionsInForce([...decisions, anUndo('u1', 'g1', 7)]).groups.get(7)?.value).toBe('A');
  });

  it('falls back to the earlier disqualification when the latest is undone', () => {
    const decisions = [
      aDisqualification('d1', 7, { at: 10 }),
      aDisqualification('d2', 7, { at: 20 }),
      anUndo('u1', 'd2', 7, { at: 30 }),
    ];

    expect(inForce(decisions, 7)).toBe('d1');
  });

  it('orders decisions of the same moment by their ids', () => {
    const decisions = [aDisqualification('d2', 7, { at: 10 }), aDisqualification('d1', 7, { at: 10 })];

    expect(inForce(decisions, 7)).toBe('d2');
    expect(inForce(decisions.toReversed(), 7)).toBe('d2');
  });

  it('applies an undo with a lagging clock', () => {
    const decisions = [aDisqualification('d1', 7, { at: 500 }), anUndo('u1', 'd1', 7, { at: 100 })];

    expect(inForce(decisions, 7)).toBeNull();
  });

  it('ignores an undo of a decision on another rider', () => {
    expect(inForce([aDisqualification('d1', 7), anUndo('u1', 'd1', 8)], 7)).toBe('d1');
  });

  it('ignores an undo of an unknown decision', () => {
    expect(inForce([aDisqualification('d1', 7), anUndo('u1', 'missing', 7)], 7)).toBe('d1');
  });

  it('ignores undos that undo themselves or each other', () => {
    const decisions = [aDisqualification('d1', 7), anUndo('u1', 'u1', 7), anUndo('u2', 'u3', 7), anUndo('u3', 'u2', 7)];

    expect(inForce(decisions, 7)).toBe('d1');
  });

  it('separates riders', () => {
    const decisions = [aDisqualification('d1', 7), aDisqualification('d2', 8, { label: 'OFR' }), anUndo('u1', 'd1', 7)];

    expect(inForce(decisions, 7)).toBeNull();
    expect(inForce(decisions, 8)).toBe('d2');
  });

  it('ignores duplicates in the list', () => {
    fc.assert(
      fc.property(someDecisions(), (decisions) => {
        expect(decisionsInForce([...decisions, ...decisions])).toEqual(decisionsInForce(decisions));
      }),
    );
  });

  it('ignores the order of the list', () => {
    fc.assert(
      fc.property(shuffledDecisions(), ({ decisions, shuffled }) => {
        const byRider = (list: Decision[]) =>
          [...decisionsInForce(list).disqualifications].toSorted(([a], [b]) => a - b);

        expect(byRider(shuffled)).toEqual(byRider(decisions));
      }),
    );
  });

  it('is unaffected by an undo and the undo of that undo', () => {
    fc.assert(
      fc.property(someDecisions(), (decisions) => {
        const [first] = decisions;
        if (!first) return;
        const undone = [...decisions, anUndo('x1', first.id, first.profileId), anUndo('x2', 'x1', first.profileId)];

        expect(decisionsInForce(undone)).toEqual(decisionsInForce(decisions));
      }),
    );
  });
});

function inForce(decisions: Decision[], profileId: number) {
  return decisionsInForce(decisions).disqualifications.get(profileId)?.id ?? null;
}

function someDecisions() {
  const made = fc.record({
    profileId: fc.integer({ min: 1, max: 3 }),
    at: fc.integer({ min: 0, max: 5 }),
    undoes: fc.option(fc.nat(9), { freq: 2 }),
  });
  return fc
    .array(made, { maxLength: 10 })
    .map((all) =>
      all.map(
        ({ profileId, at, undoes }, index): Decision =>
          undoes === null
            ? aDisqualification(`d${index}`, profileId, { at })
            : anUndo(`d${index}`, `d${undoes}`, profileId, { at }),
      ),
    );
}

function shuffledDecisions() {
  return someDecisions().chain((decisions) =>
    fc.record({
      decisions: fc.constant(decisions),
      shuffled: fc.shuffledSubarray(decisions, { minLength: decisions.length, maxLength: decisions.length }),
    }),
  );
}
