import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Creates a folder with the files of an embed build and their manifest, within another folder. */
export async function anEmbedFolder(within: string, { version = '1.0.0', build = '1' } = {}): Promise<string> {
  const folder = join(within, `embed-${version}-${build}`);
  await mkdir(folder);
  const names = {
    loader: `loader-${build}.js`,
    frame: `frame-${build}.js`,
    bundle: `bundle-${build}.js`,
    sheet: `sheet-${build}.css`,
  };
  const fonts = [`face-${build}.woff2`];
  const integrity: Record<string, string> = {};
  for (const name of [...Object.values(names), ...fonts]) {
    const text = `/* ${name} of ${version} */`;
    await writeFile(join(folder, name), text);
    integrity[name] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  const manifest = { version, build: `build-${build}`, ...names, fonts, integrity };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
