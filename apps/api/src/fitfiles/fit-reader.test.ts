import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aFitFile } from '../testing/fit-file.ts';
import { randomOf } from '../testing/random-of.ts';
import { fitChecksum, fitFrame } from './fit-frame.ts';
import { FitReader } from './fit-reader.ts';

const ride = aFitFile(Array.from({ length: 40 }, (_, second) => ({ second, watts: 200 + second })));
const recorded = join(import.meta.dirname, '../../../../../shared/data/fit/zwift-20171005-fitparse.fit');
const mutations = 20_000;
const seed = 20_261_122;

describe('FitReader', () => {
  const reader = new FitReader();
  afterAll(() => reader.onModuleDestroy());

  it('reads the seconds and the watts of a ride, and null where nothing was measured', async () => {
    const read = await reader.read(
      aFitFile([
        { second: 0, watts: 250 },
        { second: 5, watts: null },
      ]),
    );

    expect(read?.watts).toEqual([250, null]);
    expect((read?.seconds[1] ?? 0) - (read?.seconds[0] ?? 0)).toBe(5);
  });

  it.runIf(existsSync(recorded))('reads a recorded ride (only beside ../shared/data/fit)', async () => {
    const read = await reader.read(readFileSync(recorded));

    expect(read?.watts.filter((watts) => watts !== null).length).toBeGreaterThan(1000);
  });

  it.each([
    { what: 'nothing', bytes: new Uint8Array() },
    { what: 'another format', bytes: new TextEncoder().encode('<?xml version="1.0"?><TrainingCenterDatabase/>') },
    { what: 'a file that was cut off', bytes: ride.subarray(0, ride.length - 20) },
    { what: 'a file with one wrong byte', bytes: withByte(ride, ride.length - 4, 0xaa) },
  ])('refuses $what', async ({ bytes }) => {
    expect(await reader.read(bytes)).toBeNull();
  });

  it('ends with a file that takes too long: the next one is read by a new thread', async () => {
    const next = aFitFile([{ second: 0, watts: 250 }]);
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());

    const [slow, read] = [await reader.read(ride), await reader.read(next)];
    limit.mockRestore();

    expect([slow, read?.watts]).toEqual([null, [250]]);
  });

  it(`survives ${mutations} damaged files, half of them with a right checksum, and reads the next one as before (R13)`, async () => {
    const random = randomOf(seed);
    const before = await reader.read(ride);
    let readable = 0;

    for (let batch = 0; batch < mutations; batch += 20) {
      const files = Array.from({ length: 20 }, (_, index) => mutated(random, index % 2 === 0));
      for (const read of await Promise.all(files.map((file) => reader.read(file)))) {
        if (read === null) continue;
        readable += 1;
        if (read.seconds.length !== read.watts.length || !read.seconds.every(Number.isFinite))
          throw new Error('A false ride.');
      }
    }

    expect(readable).toBeGreaterThan(1000);
    expect(readable).toBeLessThan(mutations / 2 + 1000);
    expect(await reader.read(ride)).toEqual(before);
  }, 60_000);
});

describe('fitFrame', () => {
  it('keeps the first of two files in one', () => {
    expect(fitFrame(new Uint8Array([...ride, ...ride]))).toEqual(ride);
  });

  it('believes the checksum of the writer', () => {
    expect(fitChecksum(ride.subarray(0, -2))).toBe((ride.at(-2) ?? 0) | ((ride.at(-1) ?? 0) << 8));
  });
});

function withByte(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] = value;
  return copy;
}

/** The ride with some bytes changed, left out or doubled; a right checksum leads the parser into what was changed. */
function mutated(random: () => number, isSealed: boolean): Uint8Array {
  let bytes = Uint8Array.from(ride);
  const below = (most: number) => Math.floor(random() * most);
  for (let count = 1 + below(6); count > 0; count -= 1) {
    const at = isSealed ? 14 + below(bytes.length - 16) : below(bytes.length);
    const kind = below(3);
    if (kind === 0) bytes[at] = below(256);
    if (kind === 1) bytes = Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + 1 + below(4))]);
    if (kind === 2) bytes = Uint8Array.from([...bytes.subarray(0, at), below(256), ...bytes.subarray(at)]);
    if (bytes.length < 40) bytes = Uint8Array.from(ride);
  }
  if (!isSealed) return bytes;
  const view = new DataView(bytes.buffer);
  view.setUint32(4, bytes.length - 16, true);
  view.setUint16(bytes.length - 2, fitChecksum(bytes.subarray(0, -2)), true);
  return bytes;
}
