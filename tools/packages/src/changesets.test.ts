import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import parse from '@changesets/parse';
import { root } from '@otryv/local-stack';
import { expect, it } from 'vitest';
import { packages } from './names.ts';

it('every changeset lists its packages as a release parses it', () => {
  const names = packages.map((name) => `@otryv/${name}`);
  const faults = globSync('.changeset/*.md', { cwd: root }).flatMap((file) => {
    try {
      const { releases, summary } = parse(readFileSync(join(root, file), 'utf8'));
      const isWhole = releases.length > 0 && summary !== '' && releases.every(({ name }) => names.includes(name));
      return isWhole ? [] : [`${file} names no package of ours or says nothing.`];
    } catch (error) {
      return [`${file}: ${String(error)}`];
    }
  });

  expect(faults).toEqual([]);
});
