import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '@otryv/local-stack';
import { packages } from './names.ts';

/** Licences that require nothing of a site but the notice. */
const permissive = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
]);

interface Manifest {
  name: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/** Lists the libraries bundled with our packages under a licence that is not permissive. */
export async function faultsOfLicences(): Promise<string[]> {
  const seen = new Map<string, Manifest>();
  for (const name of packages) await collect(join(root, 'packages', name), seen);
  return [...seen.values()]
    .filter(({ license }) => !isPermissive(license))
    .map(({ name, license }) => `${name} is a dependency of our packages under «${license ?? 'no licence'}».`);
}

/** Whether a licence expression is permissive: `MIT`, all of `MIT AND ISC`, or one of `(MIT OR GPL-2.0)`. */
export function isPermissive(license: unknown): boolean {
  if (typeof license !== 'string') return false;
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((offer) => offer.split(' AND ').every((one) => permissive.has(one)));
}

/** Collects the folders of a package and of its runtime dependencies. */
async function collect(folder: string, seen: Map<string, Manifest>): Promise<void> {
  const place = await realpath(folder);
  if (seen.has(place)) return;
  const manifest: Manifest = JSON.parse(await readFile(join(place, 'package.json'), 'utf8'));
  seen.set(place, manifest);
  for (const name of Object.keys(manifest.dependencies ?? {})) await collect(folderOf(name, place), seen);
}

/** Returns the folder in which Node finds a library from the folder of another. */
function folderOf(name: string, from: string): string {
  const place = join(from, 'node_modules', name);
  if (existsSync(place)) return place;
  if (from === dirname(from)) throw new Error(`${name} is not installed.`);
  return folderOf(name, dirname(from));
}
