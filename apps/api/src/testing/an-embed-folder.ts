import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder with the manifest of a build of embeds, within another folder. */
export async function anEmbedFolder(within: string): Promise<string> {
  const folder = join(within, 'embed');
  await mkdir(folder);
  const names = { loader: 'loader-1.js', frame: 'frame-1.js', bundle: 'bundle-1.js', sheet: 'sheet-1.css' };
  const integrity = Object.fromEntries(Object.values(names).map((name) => [name, 'sha384-none']));
  const manifest = { version: '1.0.0', build: 'build-1', ...names, fonts: [], integrity };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
