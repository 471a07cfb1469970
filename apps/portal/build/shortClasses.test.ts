import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortClasses } from './shortClasses.ts';

const file = (path: string) => join(import.meta.dirname, '../../..', path);
const table = file('packages/tables/src/DataTable/DataTable.module.css');
const menu = file('packages/ui/src/Menu/Menu.module.css');

describe('the names of classes in the build', () => {
  it('are short, and one for each class of each file', () => {
    const nameOf = shortClasses();
    const names = [nameOf('Root', table), nameOf('Head', table), nameOf('Root', menu), nameOf('Root', table)];

    expect(names[3]).toBe(names[0]);
    expect(new Set(names).size).toBe(3);
    expect(names.every((name) => /^_[\w-]{3,6}$/.test(name))).toBe(true);
  });

  it('are the same in every build, whatever order the files come in', () => {
    const [one, other] = [shortClasses(), shortClasses()];

    expect([other('Root', menu), other('Root', table)].toReversed()).toEqual([one('Root', table), one('Root', menu)]);
  });

  it('are refused to files that are not looked for, as two could have one name', () => {
    expect(() => shortClasses()('Root', file('docs/Some.module.css'))).toThrow('docs/Some.module.css');
  });
});
