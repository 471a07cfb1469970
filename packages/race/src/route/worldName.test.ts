import { describe, expect, it } from 'vitest';
import { worldName } from './worldName.ts';
import { worldSlug } from './worldSlug.ts';

const maps = Array.from({ length: 13 }, (_, before) => before + 1);

describe('worldName', () => {
  it.each([
    { slug: 'makuri-islands', ru: 'Макури', en: 'Makuri Islands' },
    { slug: 'new-york', ru: 'Нью-Йорк', en: 'New York' },
  ])('names $slug', ({ slug, ru, en }) => {
    expect(worldName(slug)).toBe(ru);
    expect(worldName(slug, 'en')).toBe(en);
  });

  it.each(maps)('names the world of map %i in both languages', (map) => {
    const slug = worldSlug(map);

    expect(worldName(slug)).toMatch(/^[А-Я]/);
    expect(worldName(slug, 'en')).toMatch(/^[A-Z]/);
  });

  it.each(['moon', 'constructor'])('falls back to the slug of an unknown world: %s', (slug) => {
    expect(worldName(slug)).toBe(slug);
  });

  it('returns null without a world', () => {
    expect(worldName(null)).toBeNull();
  });
});
