import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the components that use each token in their styles or code, by token name. */
export async function readTokenUses(): Promise<Record<string, string[]>> {
  const uses: Record<string, Set<string>> = {};
  for await (const file of glob('packages/{ui,tables,forms,embed}/src/**/*.{css,tsx}', { cwd: root })) {
    if (/\/(generated|testing)\/|\.(test|stories)\.tsx$/.test(file)) continue;
    const owner = basename(file).replace(/\.(module\.css|css|tsx)$/, '');
    for (const [name] of (await readFile(`${root}${file}`, 'utf8')).matchAll(/--otryv-[\w-]+/g)) {
      uses[name] ??= new Set();
      uses[name].add(owner);
    }
  }
  return Object.fromEntries(Object.entries(uses).map(([name, owners]) => [name, [...owners].toSorted()]));
}
