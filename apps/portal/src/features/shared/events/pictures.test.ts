import { describe, expect, it } from 'vitest';
import { pictureSrc } from './pictures.ts';

describe('pictureSrc', () => {
  const urls = { original: '/files/o.webp', small: '/files/s.webp' };

  it.each([
    { what: 'the first size that there is', sizes: ['medium', 'small'], src: '/files/s.webp' },
    { what: 'the original where there is none of the sizes', sizes: ['medium'], src: '/files/o.webp' },
  ])('is $what', ({ sizes, src }) => {
    expect(pictureSrc(urls, ...sizes)).toBe(src);
  });

  it('is null without a picture', () => {
    expect(pictureSrc(null, 'small')).toBeNull();
    expect(pictureSrc({}, 'small')).toBeNull();
  });
});
