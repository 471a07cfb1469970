import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import { packages } from './names.ts';

const note = 'Before publication';

/** Returns why the READMEs may not be published yet: they install tarballs; `null` if none does. */
export function errorOfReadmes(read: (name: string) => string = readme): string | null {
  const files = packages.filter((name) => read(name).includes(note)).map((name) => `packages/${name}/README.md`);
  if (files.length === 0) return null;
  return `Nothing was published: remove the sentences «${note} …» from ${files.join(', ')}.`;
}

function readme(name: string): string {
  return readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
}
