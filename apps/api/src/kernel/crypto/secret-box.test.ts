import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Keyring } from './keyring.ts';
import { open, seal, sealedWith } from './secret-box.ts';

/** Sealed with bytes of 7 before values contained their key's id. */
const ofBefore = 'v1.ZbqrrzfE7KzlAZgYGEm6+5DOjhyGT2MBwk4v+nnzpMyd4qmvBSPML3yuOw==';

describe('the secret box', () => {
  const key: Keyring = [randomBytes(32)];
  const other: Keyring = [randomBytes(32)];

  it.each(['token', '', 'Пароль 🚴', 'x'.repeat(10_000)])('returns the sealed text', (text) => {
    expect(open(seal(text, key), key)).toBe(text);
  });

  it('never seals the same text to the same value', () => {
    expect(seal('token', key)).not.toBe(seal('token', key));
  });

  it('does not open with another key', () => {
    expect(open(seal('token', key), other)).toBeNull();
  });

  it('does not open when any byte was changed or cut off', () => {
    const [format, id, body = ''] = seal('token', key).split('.');
    const bytes = Buffer.from(body, 'base64');

    for (let index = 0; index < bytes.length; index += 1) {
      const copy = Buffer.from(bytes);
      copy[index] = (copy[index] ?? 0) ^ 1;
      expect(open(`${format}.${id}.${copy.toString('base64')}`, key)).toBeNull();
      expect(open(`${format}.${id}.${bytes.subarray(0, index).toString('base64')}`, key)).toBeNull();
    }
  });

  it('does not open a box of another format', () => {
    expect(open(seal('token', key).replace('v2.', 'v3.'), key)).toBeNull();
  });

  it.each(['', 'v1.', 'v2.', 'v2.abcd', 'v2..abcd', 'v3.abcd', 'plain', 'v1.!!!'])('does not open %j', (text) => {
    expect(open(text, key)).toBeNull();
  });

  it('opens values of a former key, and seals with the current one', () => {
    const both: Keyring = [...other, ...key];
    const sealed = seal('token', key);

    expect(open(sealed, both)).toBe('token');
    expect([sealedWith(sealed, key), sealedWith(sealed, both), sealedWith(sealed, other)]).toEqual([
      'current',
      'old',
      'unknown',
    ]);
    expect(open(seal('token', both), other)).toBe('token');
  });

  it("opens values sealed before they contained their key's id, and counts them as old", () => {
    const seven: Keyring = [Buffer.alloc(32, 7)];

    expect(open(ofBefore, seven)).toBe('token of before');
    expect(open(ofBefore, [...key, ...seven])).toBe('token of before');
    expect(open(ofBefore, key)).toBeNull();
    expect([sealedWith(ofBefore, seven), sealedWith(ofBefore, key)]).toEqual(['old', 'unknown']);
  });

  it('names the key without revealing it', () => {
    const [, id = ''] = seal('token', key).split('.');

    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(Buffer.from(key[0]).toString('hex')).not.toContain(id);
  });
});
