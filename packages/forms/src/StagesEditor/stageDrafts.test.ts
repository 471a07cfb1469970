import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someStages } from '../testing/stages.ts';
import { changedStages, draftsOf, editDrafts, outOfDate, type StageSettings } from './stageDrafts.ts';

const ordersOf = (drafts: ReturnType<typeof editDrafts>) => drafts.map(({ order, newOrder }) => [order, newOrder]);

describe('drafts of stages', () => {
  it('shift the stages between the old position and the new one', () => {
    expect(ordersOf(editDrafts(draftsOf(someStages), { type: 'move', order: 3, to: 1 }))).toEqual([
      [0, 0],
      [3, 1],
      [1, 2],
      [2, 3],
      [4, 4],
    ]);
  });

  it('keep the existing orders and every stage, whatever is moved', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ order: fc.nat(4), to: fc.integer({ min: -2, max: 8 }) }), { maxLength: 12 }),
        (moves) => {
          const drafts = moves.reduce(
            (held, move) => editDrafts(held, { type: 'move', ...move }),
            editDrafts(draftsOf(someStages), { type: 'move', order: 0, to: 0 }),
          );

          expect(drafts.map(({ newOrder }) => newOrder)).toEqual([0, 1, 2, 3, 4]);
          expect(new Set(drafts.map(({ order }) => order))).toEqual(new Set([0, 1, 2, 3, 4]));
        },
      ),
    );
  });

  it('keep gaps between orders, such as those of deleted stages', () => {
    const withGaps = someStages.filter(({ order }) => order !== 0 && order !== 2);

    expect(ordersOf(editDrafts(draftsOf(withGaps), { type: 'move', order: 4, to: 0 }))).toEqual([
      [4, 1],
      [1, 3],
      [3, 4],
    ]);
  });

  it('include a stage with any changed setting', () => {
    const [, stage] = someStages;
    const settings: Partial<StageSettings>[] = [
      { name: `${stage?.name} и обратно` },
      { includeResults: !stage?.includeResults },
      { requiredForGeneral: !stage?.requiredForGeneral },
      { disableTimeGapRule: !stage?.disableTimeGapRule },
    ];
    const edited = settings.map((one) => editDrafts(draftsOf(someStages), { type: 'set', order: 1, settings: one }));

    expect(edited.map((drafts) => changedStages(drafts, someStages))).toEqual(
      settings.map((one) => [expect.objectContaining({ order: 1, ...one })]),
    );
  });

  it('include only changes, and nothing once a stage is moved back', () => {
    const moved = editDrafts(draftsOf(someStages), { type: 'move', order: 3, to: 4 });
    const renamed = editDrafts(moved, { type: 'set', order: 1, settings: { name: 'Три моста' } });

    expect(changedStages(renamed, someStages)).toEqual([
      expect.objectContaining({ order: 1, newOrder: 1, name: 'Три моста' }),
      expect.objectContaining({ order: 4, newOrder: 3 }),
      expect.objectContaining({ order: 3, newOrder: 4 }),
    ]);
    expect(changedStages(editDrafts(moved, { type: 'move', order: 3, to: 3 }), someStages)).toEqual([]);
  });

  it('find neighbours ridden in reverse order, ignoring a stage without a race', () => {
    const drafts = editDrafts(draftsOf(someStages), { type: 'move', order: 3, to: 2 });

    expect(outOfDate(drafts).map((pair) => pair.map(({ order }) => order))).toEqual([[3, 2]]);
    expect(outOfDate(draftsOf(someStages))).toEqual([]);
  });
});
