import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSealed, openSealed, sealBytes } from './sealed-bytes.ts';

const keyOf = (name: string) => createHash('sha256').update(name).digest();
const key = keyOf('of the tests');
const headLength = 15 + 8 + 32;
const frameLength = 1024 * 1024 + 16;
const mebibyte = 1024 * 1024;

/** Two and a half frames of varying bytes, in chunks whose length divides none of them. */
const plain = Buffer.concat([1, 2, 3].map((value) => Buffer.alloc(mebibyte, value))).subarray(0, 2.5 * mebibyte);
const inChunks = async function* (bytes: Buffer, length = 70_001) {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
};
const collected = async (bytes: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
};
const seal = (bytes: Buffer) => collected(sealBytes(inChunks(bytes), key));
const open = (bytes: Buffer, by: Buffer | undefined = key) => collected(openSealed(inChunks(bytes), by));
const frame = (sealed: Buffer, number: number) =>
  sealed.subarray(headLength + number * frameLength, headLength + (number + 1) * frameLength);

describe('sealed bytes', () => {
  it.each([0, 1, mebibyte - 1, mebibyte, mebibyte + 1, plain.length])('open unchanged, %i of them', async (length) => {
    const bytes = plain.subarray(0, length);
    const sealed = await seal(bytes);

    expect((await open(sealed)).equals(bytes)).toBe(true);
    expect([isSealed(sealed), isSealed(bytes)]).toEqual([true, false]);
  });

  it('never reuse a nonce: equal contents differ in each file', async () => {
    const [one, other] = [await seal(plain), await seal(plain)];

    expect(frame(one, 0).subarray(0, 64).equals(frame(other, 0).subarray(0, 64))).toBe(false);
  });

  it.each<[string, (sealed: Buffer, other: Buffer) => Buffer]>([
    ['cut off after a frame', (sealed) => sealed.subarray(0, headLength + frameLength)],
    ['cut off within one', (sealed) => sealed.subarray(0, -1)],
    ['cut off in its head', (sealed) => sealed.subarray(0, headLength - 1)],
    ['without its frames', (sealed) => sealed.subarray(0, headLength)],
    ['reordered', (sealed) => joined(sealed, frame(sealed, 1), frame(sealed, 0), frame(sealed, 2))],
    ['without a frame in the middle', (sealed) => joined(sealed, frame(sealed, 0), frame(sealed, 2))],
    ['lengthened', (sealed) => Buffer.concat([sealed, frame(sealed, 2)])],
    [
      'with a frame of another file',
      (sealed, other) => joined(sealed, frame(sealed, 0), frame(other, 1), frame(sealed, 2)),
    ],
    ['changed in its salt', (sealed) => flipped(sealed, headLength - 1)],
    ['changed in a frame', (sealed) => flipped(sealed, headLength + 5)],
    ['changed in the tag of one', (sealed) => flipped(sealed, headLength + frameLength - 1)],
  ])('do not open when the file was %s', async (_, change) => {
    const [sealed, other] = [await seal(plain), await seal(plain)];

    await expect(open(change(sealed, other))).rejects.toThrow('damaged');
  });

  it.each([
    ['without a key', undefined, 'set BACKUP_KEY'],
    ['with another key', keyOf('other'), 'another BACKUP_KEY'],
  ])('name the missing key, %s', async (_, by, message) => {
    const sealed = await seal(plain);

    await expect(collected(openSealed(inChunks(sealed), by))).rejects.toThrow(message);
  });
});

function joined(sealed: Buffer, ...frames: Buffer[]): Buffer {
  return Buffer.concat([sealed.subarray(0, headLength), ...frames]);
}

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}
