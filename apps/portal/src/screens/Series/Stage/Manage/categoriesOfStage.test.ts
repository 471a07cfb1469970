import type { StageResults } from '@otryv/contract';
import { expect, it } from 'vitest';
import { allCategories, categoriesOfStage, toCategory, toLabel } from './categoriesOfStage.ts';

it('offers the categories that anybody rode in or was put into, in their order', () => {
  const stage = (...rows: [category: string | null, inRace: string | null][]): StageResults['data'] =>
    Object.assign(Object.create(null), {
      results: rows.map(([category, categoryInRace]) => ({ category, categoryInRace })),
    });

  expect(categoriesOfStage(stage(['C', 'A'], ['A', 'A'], [null, 'BPlus']))).toEqual(['A', 'BPlus', 'C']);
  expect(categoriesOfStage(stage(['C', 'C'], [null, null]))).toEqual(allCategories);
  expect(categoriesOfStage(stage())).toEqual(allCategories);
});

it('takes no value that is no choice', () => {
  expect([...allCategories, 'toString', '', null].map(toCategory)).toEqual([...allCategories, null, null, null]);
  expect(['DSQ', 'UNC', 'VP', ''].map(toLabel)).toEqual(['DSQ', 'UNC', null, null]);
});
