import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressKey } from '@otryv/contract/addresses';
import * as z from 'zod/mini';
import { isOpen } from './address/page-address.ts';

const filesOfScreens = z.record(z.string(), z.array(z.string()));

/** Reads the paths of the scripts of public pages from the manifest of the portal's build. */
export async function readScripts(folder: string): Promise<(key: AddressKey) => readonly string[]> {
  const file = join(folder, 'screens.json');
  const screens = existsSync(file) ? filesOfScreens.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
  // Pages behind a sign-in show another screen first.
  return (key) => (isOpen(key) ? (screens[key] ?? []).map((name) => `/${name}`) : []);
}
