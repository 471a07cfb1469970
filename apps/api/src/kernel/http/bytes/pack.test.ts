import { describe, expect, it } from 'vitest';
import { finalQuality, pack, quickQuality, unpack } from './pack.ts';

describe('pack', () => {
  const text = JSON.stringify(
    Array.from({ length: 500 }, (_, index) => ({ place: index, name: `Гонщик ${index % 37}` })),
  );

  it('keeps every byte at any quality', async () => {
    for (const quality of [quickQuality, finalQuality]) {
      expect((await unpack(await pack(text, quality))).toString()).toBe(text);
    }
  });

  it('compresses final protocols more than fresh ones', async () => {
    expect((await pack(text, finalQuality)).length).toBeLessThan((await pack(text, quickQuality)).length);
  });
});
