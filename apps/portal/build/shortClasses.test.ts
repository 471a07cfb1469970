import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortClasses } from './shortClasses.ts';

const file = (path: string) => join(import.meta.dirname, '../../..', path);
const table = file('packages/tables/src/DataTable/DataTable.module.css');
const menu = file('packages/ui/src/Menu/Menu.module.css');
const css =
  '.Root { animation: Appear 0.15s } .Root > .Head { margin: 1.5rem } @keyframes Appear { to { opacity: 1 } }';

describe('class names in the build', () => {
  it('are short and unique per class and file', () => {
    const nameOf = shortClasses();
    const names = [
      nameOf('Root', table, css),
      nameOf('Head', table, css),
      nameOf('Appear', table, css),
      nameOf('Root', menu, css),
    ];

    expect(nameOf('Root', table, css)).toBe(names[0]);
    expect(new Set(names).size).toBe(4);
    expect(names.every((name) => /^_[\w-]{3,6}$/.test(name))).toBe(true);
  });

  it('do not depend on the order of files and classes', () => {
    const [one, other] = [shortClasses(), shortClasses()];
    const asked = [
      ['Root', menu],
      ['Root', table],
      ['Head', table],
    ] as const;

    const names = asked.map(([name, path]) => one(name, path, css));
    const reversed = asked.toReversed().map(([name, path]) => other(name, path, css));
    expect(reversed.toReversed()).toEqual(names);
  });

  it('throws for files outside the searched directories, since two classes could collide', () => {
    expect(() => shortClasses()('Root', file('docs/Some.module.css'), css)).toThrow('docs/Some.module.css');
  });

  it('throws for a class that its file does not define', () => {
    expect(() => shortClasses()('Foot', table, css)).toThrow('Foot');
  });
});
