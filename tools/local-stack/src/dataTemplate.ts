import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from './paths.ts';

const hourMs = 3_600_000;
const keptMs = 24 * hourMs;

/**
 * Returns the quarter of a day in Moscow, which has no summer time: data that follow the clock are rebuilt in the next.
 */
export function quarterOf(now: Date): string {
  const moscow = new Date(now.getTime() + 3 * hourMs);
  return `${moscow.toISOString().slice(0, 10)}-${Math.floor(moscow.getUTCHours() / 6)}`;
}

/**
 * Returns a folder that `make` fills once per name; concurrent processes each fill their own, and the first one is
 * kept.
 */
export async function ensureTemplate(
  name: string,
  make: (folder: string) => Promise<void>,
  templates = join(cacheFolder, 'templates'),
): Promise<string> {
  const folder = join(templates, name);
  if (existsSync(folder)) return folder;
  await mkdir(templates, { recursive: true });
  const part = `${folder}.${process.pid}.part`;
  await mkdir(part);
  try {
    // The file system may keep another clock than this process.
    await removeOld(templates, (await stat(part)).mtimeMs);
    await make(part);
    await rename(part, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(part, { recursive: true, force: true });
  }
  return folder;
}

async function removeOld(templates: string, nowMs: number): Promise<void> {
  for (const name of await readdir(templates)) {
    const path = join(templates, name);
    // Another process may remove it concurrently.
    const made = await stat(path).catch(() => null);
    if (made && made.mtimeMs < nowMs - keptMs) await rm(path, { recursive: true, force: true });
  }
}
