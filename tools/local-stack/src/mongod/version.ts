import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const oldestMajor = 6;

/** Returns the version of a mongod binary, e.g. `6.0.5`; `null` if it does not run here. */
export async function versionOf(binary: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(binary, ['--version'], { timeout: 10_000 });
    return /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Returns the release line: `8.0.13` → `8.0`. */
export function majorLine(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

export function isRecentEnough(version: string): boolean {
  return Number.parseInt(version, 10) >= oldestMajor;
}
