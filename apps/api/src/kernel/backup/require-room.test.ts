import { expect, it } from 'vitest';
import { requireRoom, requireRoomForCheck } from './require-room.ts';

const gigabyte = 1e9;

it.each([
  ['half of the data and the uploads the first time', { last: null, data: 4 * gigabyte, uploads: gigabyte }, 3.5],
  ['half as much again as the last one', { last: 4 * gigabyte, data: 100 * gigabyte, uploads: gigabyte }, 6.5],
])('requires %s and 0.5 GB to spare', (_, sizes, needed) => {
  expect(() => requireRoom(needed * gigabyte, sizes)).not.toThrow();
  expect(() => requireRoom(needed * gigabyte - 1, sizes)).toThrow(/folder .+ has \d+ MB free/);
});

it('requires room for a second copy of the data on the disk of MongoDB, if its size is known', () => {
  const disk = { storageSize: 2 * gigabyte, fsTotalSize: 10 * gigabyte };

  expect(() => requireRoomForCheck({ ...disk, fsUsedSize: 7.5 * gigabyte })).not.toThrow();
  expect(() => requireRoomForCheck({ ...disk, fsUsedSize: 7.5 * gigabyte + 1 })).toThrow(/disk of MongoDB has 2500 MB/);
  expect(() => requireRoomForCheck({ storageSize: 2 * gigabyte })).not.toThrow();
});
