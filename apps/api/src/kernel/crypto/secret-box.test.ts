import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { open, seal } from './secret-box.ts';

describe('the secret box', () => {
  const key = randomBytes(32);

  it.each(['token', '', 'Пароль 🚴', 'x'.repeat(10_000)])('gives back what was put in', (text) => {
    expect(open(seal(text, key), key)).toBe(text);
  });

  it('never seals the same text the same way twice', () => {
    expect(seal('token', key)).not.toBe(seal('token', key));
  });

  it('does not open with another key', () => {
    expect(open(seal('token', key), randomBytes(32))).toBeNull();
  });

  it('does not open when any byte was changed or cut off', () => {
    const bytes = Buffer.from(seal('token', key).slice(3), 'base64');

    for (let index = 0; index < bytes.length; index += 1) {
      const copy = Buffer.from(bytes);
      copy[index] = (copy[index] ?? 0) ^ 1;
      expect(open(`v1.${copy.toString('base64')}`, key)).toBeNull();
      expect(open(`v1.${bytes.subarray(0, index).toString('base64')}`, key)).toBeNull();
    }
  });

  it('does not open a box of another format', () => {
    expect(open(seal('token', key).replace('v1.', 'v2.'), key)).toBeNull();
  });

  it.each(['', 'v1.', 'v2.abcd', 'plain', 'v1.!!!'])('does not open %j', (text) => {
    expect(open(text, key)).toBeNull();
  });
});
