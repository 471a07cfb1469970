import { expect, it } from 'vitest';
import { publishedNames } from './publishedNames.ts';

it('have one meaning each, within a package and across packages', () => {
  const names = publishedNames();

  const ambiguous = [...names].flatMap(([name, files]) =>
    files.size > 1 ? [`${name}: ${[...files].join(', ')}`] : [],
  );

  expect(names.size).toBeGreaterThan(1000);
  expect(ambiguous).toEqual([]);
});
