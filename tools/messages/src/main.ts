import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { builtModules, cataloguesIn } from './catalogues.ts';

const root = resolve(import.meta.dirname, '../../..');

try {
  const modules = await builtModules(root, await cataloguesIn(root));
  for (const [path, text] of modules) {
    const present = await readFile(join(root, path), 'utf8').catch(() => null);
    if (present === text) continue;
    await writeFile(join(root, path), text);
    console.log(path);
  }
  console.log(`${modules.size} modules of messages are as their sources say.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
