import { expect, it } from 'vitest';
import { publishedNames } from './publishedNames.ts';

const packageOf = (file: string) => file.split('/', 2).join('/');

it('gives each published name one meaning in all packages', () => {
  const names = publishedNames();

  const ambiguous = [...names].flatMap(([name, files]) =>
    new Set([...files].map(packageOf)).size > 1 ? [`${name}: ${[...files].join(', ')}`] : [],
  );

  expect(names.size).toBeGreaterThan(1000);
  expect(ambiguous).toEqual([]);
});
