import { execFile } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@otryv/local-stack';
import type { PackageName } from './names.ts';

const run = promisify(execFile);

/** Lists what each tarball lacks: its licence, or a source for «Go to definition» in an editor. */
export async function faultsOfTarballs(tarballs: ReadonlyMap<PackageName, string>): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, tarball] of tarballs) {
    const { stdout } = await run('tar', ['-tzf', tarball]);
    const files = new Set(stdout.split('\n').map((path) => path.replace(/^package\//, '')));
    const sources = await mappedSources(join(root, 'packages', name));
    if (sources.size === 0) faults.push(`@otryv/${name} has no maps from its declarations to its sources.`);
    for (const path of ['LICENSE', ...sources])
      if (!files.has(path)) faults.push(`@otryv/${name} is packed without ${path}.`);
  }
  return faults;
}

/** Returns the sources referenced by the declaration maps of a package. */
async function mappedSources(folder: string): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const file of glob('dist/**/*.d.ts.map', { cwd: folder })) {
    const { sources }: { sources: string[] } = JSON.parse(await readFile(join(folder, file), 'utf8'));
    for (const source of sources) found.add(posix.join(posix.dirname(file), source));
  }
  return found;
}
