import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressKey } from '@otryv/contract/addresses';
import * as z from 'zod/mini';
import { isOpen } from './page-address.ts';

/** What a browser can load of a page before any script of it has run. */
export interface PageHints {
  /** Paths of scripts. */
  scripts: readonly string[];
  /** The path of the call whose response the page shows first. */
  call: string | null;
}

const filesOfScreens = z.record(z.string(), z.array(z.string()));

/** Calls that are the same for every reader, of pages that send them as soon as they are there. */
const firstCalls: Partial<Record<AddressKey, string>> = { home: '/api/race/events?started=false' };

/** The hints of pages that are open to everybody, by what the build of the portal wrote of its screens. */
export async function readHints(folder: string): Promise<(key: AddressKey, call?: string | null) => PageHints> {
  const file = join(folder, 'screens.json');
  const screens = existsSync(file) ? filesOfScreens.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
  return (key, call = firstCalls[key] ?? null) => {
    // Whoever has to sign in first is shown another screen.
    if (!isOpen(key)) return { scripts: [], call: null };
    return { scripts: (screens[key] ?? []).map((name) => `/${name}`), call };
  };
}
