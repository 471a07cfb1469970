import { describe, expect, it } from 'vitest';
import type { StageDecision } from '../stageDecision.ts';
import { stageDecisionsInForce } from './stageDecisionsInForce.ts';

const facts = { profileId: 7, author: 'Судья', reason: null, subject: { seriesId: 's', stageOrder: 1 } };
const category = (id: string, at: number): StageDecision => ({ ...facts, id, at, type: 'category', value: 'A' });
const penalty = (id: string, at: number): StageDecision => ({
  ...facts,
  id,
  at,
  type: 'penalty',
  timeInMilliseconds: 1000,
});
const undo = (id: string, at: number, undoes: string): StageDecision => ({ ...facts, id, at, type: 'undo', undoes });
const idsOf = (decisions: StageDecision[]) => stageDecisionsInForce(decisions, 's').map(({ id }) => id);

describe('stageDecisionsInForce', () => {
  it('returns the latest category, and every penalty', () => {
    expect(idsOf([category('a', 1), category('b', 2), penalty('c', 3), penalty('d', 4)])).toEqual(['b', 'c', 'd']);
  });

  it('omits reverted decisions, and includes those restored by the undo of an undo', () => {
    const taken = [penalty('c', 3), undo('u', 5, 'c')];

    expect(idsOf(taken)).toEqual([]);
    expect(idsOf([...taken, undo('v', 6, 'u')])).toEqual(['c']);
  });

  it('omits those of another series', () => {
    expect(stageDecisionsInForce([category('a', 1)], 'other')).toEqual([]);
  });
});
