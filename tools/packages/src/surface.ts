import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import { buildPackage } from './buildPackage.ts';
import { packages } from './names.ts';
import { surfaceOf } from './surfaceOf.ts';

// Builds the packages and writes their exports to api-surface.txt; `--check` compares those with the existing build.
const isCheck = process.argv.includes('--check');
const head = 'What this package exports, and the props of its components. Written by: npm run build:surface\n\n';
const stale: string[] = [];
for (const name of packages) {
  if (!isCheck) await buildPackage(name);
  const folder = join(root, 'packages', name);
  const file = join(folder, 'api-surface.txt');
  const wanted = head + surfaceOf(entriesOf(folder), folder);
  if (!isCheck) writeFileSync(file, wanted);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) stale.push(`packages/${name}/api-surface.txt`);
}
if (stale.length > 0) {
  console.error(
    `${stale.join(', ')}: the exports have changed. Run npm run build:surface, and npm run changeset if users are affected.`,
  );
  process.exitCode = 1;
}

/** Returns the declarations of each published entry. */
function entriesOf(folder: string): Record<string, string> {
  const { publishConfig }: { publishConfig: { exports: Record<string, string | { types: string }> } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(publishConfig.exports).flatMap(([entry, target]) =>
      typeof target === 'string' ? [] : [[entry, target.types] as const],
    ),
  );
}
