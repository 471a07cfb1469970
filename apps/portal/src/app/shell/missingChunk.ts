import { hasUnsaved } from '../../lib/leaving/hasUnsaved.ts';
import { deviceKeys, noteInTab } from '../../lib/storage/storage.ts';

// Chromium and Firefox, Safari, and what Vite says of a style sheet.
const ofMissingChunk = /dynamically imported module|Importing a module script failed|Unable to preload/i;

/** Whether something was thrown because a part of the portal could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && ofMissingChunk.test(error.message);
}

/**
 * Loads the page anew for a chunk that is not there any more, once per build: after a deploy the next page has the new chunks.
 * Not without a connection, which another page would lack too, and not while a form would lose its text.
 */
export async function reloadForMissingChunk(build: string, reload = () => window.location.reload()): Promise<void> {
  if (hasUnsaved() || !(await isReachable())) return;
  if (noteInTab(deviceKeys.reloadedBuild, build)) reload();
}

async function isReachable(): Promise<boolean> {
  return fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
