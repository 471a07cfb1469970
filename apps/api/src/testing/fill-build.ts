import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const files = ['portal/index.html', 'portal-server/entry-server.js', 'embed/manifest.json', 'guide/contents.json'];

/** Creates the files that `serve` requires of a build, empty, in a folder. */
export async function fillBuild(folder: string): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '');
  }
}
