import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aFitFile } from '../../testing/fit-file.ts';
import { caseCount } from '../../testing/full-run.ts';
import { randomOf } from '../../testing/random-of.ts';
import { aZip } from '../../testing/zip-file.ts';
import { fitChecksum } from './fit-frame.ts';
import { FitReader } from './fit-reader.ts';
import type { FitRide } from './fit-ride.ts';
import { isZip } from './fit-zip.ts';

const ride = aFitFile(Array.from({ length: 40 }, (_, second) => ({ second, watts: 200 + second })));
const shared = join(import.meta.dirname, '../../../../../../shared/data');
/** First minutes of a recorded ride: a whole one would only add time. */
const mostBytes = 2000;
const archives = [
  aZip([{ name: 'ride.fit', content: ride }]),
  aZip([{ name: 'ride.fit', content: ride, hasPassword: true }]),
  aZip(['one.fit', 'two.fit'].map((name) => ({ name, content: ride }))),
];
const originals = [ride, ...archives, ...filesIn('fit'), ...filesIn('fit-odd')];
/** Size of the directory at the end of an archive with one file. */
const directoryBytes = 70;
const mutations = caseCount({ usual: 5_000, full: 20_000 });
const seed = 20_261_122;

describe('FitReader', () => {
  const reader = new FitReader();
  afterAll(() => reader.onModuleDestroy());

  it('reads the seconds and the watts of a ride, and null for missing measurements', async () => {
    const read = await reader.read(
      aFitFile([
        { second: 0, watts: 250 },
        { second: 5, watts: null },
      ]),
    );

    expect(read).toMatchObject({ ride: { seconds: [1_631_065_600, 1_631_065_605], watts: [250, null] } });
  });

  it('aborts a file that takes too long: the next one is read by a new thread', async () => {
    const next = aFitFile([{ second: 0, watts: 250 }]);
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());

    const [slow, read] = [await reader.read(ride), await reader.read(next)];
    limit.mockRestore();

    expect(slow).toEqual({ error: 'fit_unreadable' });
    expect(read).toMatchObject({ ride: { watts: [250] } });
  });

  it(`survives ${mutations} damaged files, half of them with a valid checksum, and still reads the next one (R13)`, async () => {
    const random = randomOf(seed);
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    const before = await reader.read(ride);
    const outcomes: Record<string, number> = {};

    for (let batch = 0; batch < mutations; batch += 20) {
      const files = Array.from({ length: 20 }, (_, index) =>
        mutated(originals[(batch + index) % originals.length] ?? ride, random, random() < 0.5),
      );
      for (const read of await Promise.all(files.map((file) => reader.read(file)))) {
        const outcome = 'error' in read ? read.error : 'read';
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        if ('ride' in read && !isOrdered(read.ride)) throw new Error('A false ride.');
      }
    }

    const [kept, after, ends] = [ended.mock.calls.length, await reader.read(ride), Object.keys(outcomes).toSorted()];
    ended.mockRestore();
    expect(kept).toBe(0);
    expect(ends).toEqual(['fit_unreadable', 'fit_zip_encrypted', 'fit_zip_several', 'fit_zip_without_fit', 'read']);
    expect(outcomes.read).toBeGreaterThan(mutations / 2);
    expect(after).toEqual(before);
  }, 60_000);
});

function filesIn(folder: string): Uint8Array<ArrayBuffer>[] {
  const path = join(shared, folder);
  if (!existsSync(path)) {
    console.warn(`Files of ${path} are not damaged: it is missing.`);
    return [];
  }
  const names = readdirSync(path).filter((name) => /\.(?:fit|zip)$/.test(name));
  return names.map((name) => Uint8Array.from(readFileSync(join(path, name)).subarray(0, mostBytes)));
}

function isOrdered({ seconds, watts }: FitRide): boolean {
  const isInOrder = seconds.every(
    (second, index) => Number.isFinite(second) && second >= (seconds[index - 1] ?? second),
  );
  return isInOrder && seconds.length === watts.length;
}

function placeIn({ length }: Uint8Array, random: () => number, isSealed: boolean, isDirectory: boolean): number {
  if (isSealed) return 14 + Math.floor(random() * (length - 16));
  if (isDirectory) return length - 1 - Math.floor(random() * Math.min(directoryBytes, length));
  return Math.floor(random() * length);
}

/**
 * Returns the file with some bytes changed, removed or duplicated; a valid checksum leads the parser into the changed
 * bytes.
 */
function mutated(original: Uint8Array<ArrayBuffer>, random: () => number, isWanted: boolean): Uint8Array {
  const isSealed = isWanted && !isZip(original);
  const isDirectory = isZip(original) && random() < 0.5;
  let bytes = Uint8Array.from(original);
  const below = (most: number) => Math.floor(random() * most);
  for (let count = 1 + below(6); count > 0; count -= 1) {
    const at = placeIn(bytes, random, isSealed, isDirectory);
    const kind = below(3);
    if (kind === 0) bytes[at] = below(256);
    if (kind === 1) bytes = joined(bytes.subarray(0, at), bytes.subarray(at + 1 + below(4)));
    if (kind === 2) bytes = joined(bytes.subarray(0, at), Uint8Array.of(below(256)), bytes.subarray(at));
    if (bytes.length < 40) bytes = Uint8Array.from(original);
  }
  if (!isSealed) return bytes;
  const view = new DataView(bytes.buffer);
  view.setUint32(4, bytes.length - 16, true);
  view.setUint16(bytes.length - 2, fitChecksum(bytes.subarray(0, -2)), true);
  return bytes;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat(parts));
}
