import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type PackageName, packages } from './names.ts';

/** Returns the packed packages of a folder. */
export async function tarballsIn(folder: string): Promise<Map<PackageName, string>> {
  const files = await readdir(folder);
  return new Map(
    packages.flatMap((name) => {
      const file = files.find((one) => one.startsWith(`otryv-${name}-`) && one.endsWith('.tgz'));
      return file ? [[name, join(folder, file)] as const] : [];
    }),
  );
}
