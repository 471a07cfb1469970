import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fake } from '../../testing/fake.ts';
import { startHooks } from '../../testing/start-hooks.ts';
import { Clock } from '../clock.ts';
import { Jobs } from '../jobs/jobs.ts';
import { FolderStore } from './folder-store.ts';
import type { StoredImage } from './images.ts';
import { namedImages, OrphanFiles } from './orphan-files.ts';

const hourMs = 3_600_000;
const now = new Date('2026-11-22T12:00:00Z');

/** Creates a folder of files, given each file's age in hours. */
async function aFolder(files: Readonly<Record<string, number>>, named: readonly StoredImage[]) {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-orphans-'));
  for (const [name, hours] of Object.entries(files)) {
    const written = new Date(now.getTime() - hours * hourMs);
    await writeFile(join(folder, name), name);
    await utimes(join(folder, name), written, written);
  }
  const store = new FolderStore({ FILES_FOLDER: folder });
  return { orphans: await orphansOf(store, named), left: async () => (await readdir(folder)).toSorted() };
}

class Owner {}

async function orphansOf(store: FolderStore, images: readonly StoredImage[]) {
  const hooks = await startHooks([namedImages.asks(Owner, async () => ({ owner: 'organizer', images }))], [Owner]);
  return new OrphanFiles(store, fake(Jobs, {}), hooks, fake(Clock, { now: () => now }));
}

it('removes leftovers of a crash, and keeps referenced, new and foreign files', async () => {
  const draft = '.0b5c2f6e-6a6e-4c3a-9c2e-1f0d3f9a7b10';
  const { orphans, left } = await aFolder(
    {
      'organizer-os-logo-1-original.webp': 48,
      'organizer-os-poster-2-small.webp': 48,
      'organizer-os-logo-9-original.webp': 25,
      'organizer-os-logo-8-original.webp': 23,
      [draft]: 25,
      README: 48,
      '.gitkeep': 48,
      'stranger-os-logo-1-original.webp': 48,
      'embed-v1-0-0.js': 48,
    },
    [
      { baseName: 'organizer-os-logo-1', sizes: ['original'] },
      { baseName: 'organizer-os-poster-2', sizes: ['small', 'medium'] },
    ],
  );

  expect(await orphans.sweep()).toBe(2);
  expect(await left()).toEqual([
    '.gitkeep',
    'README',
    'embed-v1-0-0.js',
    'organizer-os-logo-1-original.webp',
    'organizer-os-logo-8-original.webp',
    'organizer-os-poster-2-small.webp',
    'stranger-os-logo-1-original.webp',
  ]);
});

it('does nothing without a folder', async () => {
  const store = new FolderStore({ FILES_FOLDER: '/nowhere/otryv' });
  const orphans = await orphansOf(store, []);

  expect(await orphans.sweep()).toBe(0);
});
