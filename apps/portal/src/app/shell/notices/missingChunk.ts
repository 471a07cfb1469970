import { hasUnsaved } from '../../../lib/leaving/hasUnsaved.ts';
import { deviceKeys, noteInTab } from '../../../lib/storage/storage.ts';

// Messages of Chromium and Firefox, of Safari, and of Vite for a style sheet.
const ofMissingChunk = /dynamically imported module|Importing a module script failed|Unable to preload/i;

/** Whether an error was thrown because a part of the portal could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && ofMissingChunk.test(error.message);
}

/**
 * Reloads the page for a chunk that no longer exists, once per build: after a deploy the next page has the new chunks.
 * Does nothing while offline, when the reload would fail too, or while a form has unsaved text.
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
