import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import { expect, it } from 'vitest';
import { packages } from './names.ts';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

// docs/upgrading.md promises the warning for each docstring that has the tag.
it('every deprecated part of the packages warns of it in the same file', () => {
  const files = globSync(`packages/{${packages.join(',')}}/src/**/*.{ts,tsx}`, { cwd: root });
  const silent = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return count(text, /@deprecated\b/g) > count(text, /\bwarnDeprecated\('/g);
  });

  expect(silent).toEqual([]);
});
