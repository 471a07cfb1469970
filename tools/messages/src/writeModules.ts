import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cataloguesIn, compiledModules } from './catalogues.ts';
import { isCompiled } from './compile.ts';

/**
 * Compiles every catalogue below the root, and removes modules whose sources are gone. Unchanged modules are not written,
 * so that watchers reload only what changed. Returns the paths of written and removed modules.
 *
 * Throws one error that lists the problems of all sources; nothing is written then.
 */
export async function writeModules(root: string): Promise<string[]> {
  const modules = compiledModules(await cataloguesIn(root));
  const written = await Promise.all([...modules].map(([path, text]) => writeChanged(join(root, path), text)));
  return [...[...modules.keys()].filter((_, at) => written[at]), ...(await removeOrphans(root, modules))];
}

async function writeChanged(path: string, text: string): Promise<boolean> {
  if ((await readFile(path, 'utf8').catch(() => null)) === text) return false;
  // A process that reads it meanwhile gets the old text or the new one, not a part.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, path);
  return true;
}

async function removeOrphans(root: string, modules: ReadonlyMap<string, string>): Promise<string[]> {
  const removed: string[] = [];
  for await (const path of glob('{packages,apps}/*/src/**/{ru,en,*.ru,*.en}.ts', { cwd: root })) {
    if (modules.has(path) || !isCompiled(await readFile(join(root, path), 'utf8'))) continue;
    await rm(join(root, path));
    removed.push(path);
  }
  return removed;
}
