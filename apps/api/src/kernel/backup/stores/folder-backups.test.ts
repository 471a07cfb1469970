import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderBackups } from './folder-backups.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otryv-backups-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('lists an erasure completely, even if the disk writes it partially', async () => {
  const handle = await open(join(folder, 'other'), 'w');
  const write = Reflect.get(handle, 'write');
  const handles: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  vi.spyOn(handles, 'write').mockImplementation(function (this: FileHandle, text: unknown) {
    return Reflect.apply(write, this, [String(text).slice(0, 5)]);
  });
  const backups = new FolderBackups({ BACKUP_FOLDER: folder });
  await backups.addErasures(['{"kind":"user","key":"1"}']);
  await backups.addErasures(['{"kind":"user","key":"2"}']);

  expect(await backups.listErasures()).toEqual(['{"kind":"user","key":"1"}', '{"kind":"user","key":"2"}']);
});
