import { describe, expect, it } from 'vitest';
import { categoriesOf, categoryOrder, seriesCategory } from './seriesCategory.ts';

describe('the categories of a series', () => {
  it.each([
    { label: 'APlus', letters: 'A+' },
    { label: 'CPlus', letters: 'C+' },
    { label: 'WA', letters: 'WA' },
    { label: '', letters: null },
    { label: null, letters: null },
  ])('prints the badge label of $label', ({ label, letters }) => {
    expect(seriesCategory(label)).toBe(letters);
  });

  it('are sorted strongest first, without duplicates', () => {
    expect(categoriesOf(['B', 'A', null, 'A+', 'B', 'X', 'B+'])).toEqual(['A+', 'A', 'B+', 'B', 'X']);
    expect(categoryOrder(null)).toBeGreaterThan(categoryOrder('WD'));
  });
});
