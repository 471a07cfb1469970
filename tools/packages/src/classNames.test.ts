import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const sheets = globSync('packages/{ui,tables,forms,embed}/src/**/*.module.css', { cwd: root }).filter(
  (path) => !path.includes('/testing/'),
);

// Classes and keyframes are published by their own names, without a hash that would add size and change.
const namesOf = (path: string) => {
  const css = readFileSync(join(root, path), 'utf8').replace(/\/\*.*?\*\//gs, '');
  return new Set(
    Array.from(css.matchAll(/\.([A-Z]\w+)|@keyframes (\w+)/g), ([, name, frames]) => name ?? `@${frames}`),
  );
};

describe('the class names of the published style sheets', () => {
  it('are each used by one component only', () => {
    const names = sheets.flatMap((path) => [...namesOf(path)]);

    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
