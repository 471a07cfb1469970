import { expect, it } from 'vitest';
import { requireRoom } from './require-room.ts';

const gigabyte = 1e9;

it.each([
  ['half of the data the first time', { last: null, data: 4 * gigabyte }, 2.5],
  ['half as much again as the last one', { last: 4 * gigabyte, data: 100 * gigabyte }, 6.5],
])('asks for %s and 0.5 GB to spare', (_, sizes, needed) => {
  expect(() => requireRoom(needed * gigabyte, sizes)).not.toThrow();
  expect(() => requireRoom(needed * gigabyte - 1, sizes)).toThrow(/folder .+ has \d+ MB free/);
});
