import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@otryv/local-stack';
import { type PackageName, packages } from './names.ts';

const run = promisify(execFile);

/** Packs the built packages as they would be published; returns the path of each tarball. */
export async function packPackages(folder: string): Promise<Map<PackageName, string>> {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const tarballs = new Map<PackageName, string>();
  for (const name of packages) {
    const args = ['-y', String(packageManager), 'pack', '--json', '--pack-destination', folder];
    const { stdout } = await run('npx', args, { cwd: join(root, 'packages', name) });
    const packed: { filename: string } = JSON.parse(stdout.slice(stdout.indexOf('{')));
    tarballs.set(name, packed.filename);
  }
  return tarballs;
}
