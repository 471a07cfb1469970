import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { edited, type Plan } from './plan.ts';

/** Writes a plan below `root` and returns the changed paths. Throws before the first write if a file exists. */
export async function write(root: string, { files, edits }: Plan): Promise<string[]> {
  const present = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (present) throw new Error(`${present} is there already: choose another name.`);

  const texts = new Map<string, string>();
  for (const edit of edits) {
    const text = texts.get(edit.path) ?? (await readFile(join(root, edit.path), 'utf8'));
    texts.set(edit.path, edited(text, edit));
  }
  for (const [path, text] of [...Object.entries(files), ...texts]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return [...Object.keys(files), ...texts.keys()];
}
