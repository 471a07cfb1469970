import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Tests of a package, next to its manifest. */
const tests = /[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+[\\/](test|tests|__tests__)$/;

/** Whether no program loads a file of a package: types, sources, source maps, tests, docs. Licences stay. */
export function isForDevelopers(path: string): boolean {
  if (tests.test(path)) return true;
  if (/[\\/](licen[cs]e|notice|copying)[^\\/]*$/i.test(path)) return false;
  return /\.(map|[cm]?ts|tsx|md|markdown|flow)$/i.test(path) || isForBundlers(path);
}

/**
 * Whether a file is a second form of the same modules, which Node never loads because their packages name another one.
 */
function isForBundlers(path: string): boolean {
  return /[\\/]node_modules[\\/]@(aws|aws-sdk|smithy)[\\/][^\\/]+[\\/]dist-es([\\/]|$)/.test(path);
}

/** Sums the sizes of all files below a path. */
export async function bytesOf(path: string): Promise<number> {
  const found = await stat(path);
  if (found.isFile()) return found.size;
  const entries = await readdir(path);
  const sizes = await Promise.all(entries.map((entry) => bytesOf(join(path, entry))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
