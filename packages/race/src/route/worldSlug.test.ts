import { describe, expect, it } from 'vitest';
import { worldSlug } from './worldSlug.ts';

describe('worldSlug', () => {
  it.each([
    [1, 'watopia'],
    [9, 'makuri-islands'],
    [12, 'gravel-mountain'],
    [13, 'scotland'],
  ])('returns the world of map %d: %s', (mapId, slug) => {
    expect(worldSlug(mapId)).toBe(slug);
  });

  it.each([0, -1, 14, 1.5, null, undefined])('returns null for map %s', (mapId) => {
    expect(worldSlug(mapId)).toBeNull();
  });
});
