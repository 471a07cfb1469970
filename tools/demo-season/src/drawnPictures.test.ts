import { describe, expect, it } from 'vitest';
import { demoOrganizers } from './demoOrganizers.ts';
import { drawnLogo, drawnPoster } from './drawnPictures.ts';

const colours = ['#000', '#fff'] as const;

describe('drawn pictures', () => {
  it('are deterministic per organizer', () => {
    expect(drawnLogo('Ось', colours)).toBe(drawnLogo('Ось', colours));
    expect(drawnLogo('Ось', colours)).not.toBe(drawnLogo('Крона', colours));
    expect(drawnPoster(1, colours)).not.toBe(drawnPoster(2, colours));
  });

  it('contain no NaN', () => {
    for (const [index, { name, colours: own }] of demoOrganizers.entries()) {
      expect(drawnLogo(name, own) + drawnPoster(index, own)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('the organizers of the demo', () => {
  it('are five, one of them hidden, with seven clubs of two moderators each and three bots', () => {
    const clubs = demoOrganizers.flatMap((organizer) => organizer.clubs);

    expect(demoOrganizers).toHaveLength(5);
    expect(demoOrganizers.filter(({ isPublished }) => !isPublished)).toHaveLength(1);
    expect(new Set(clubs.map(({ key }) => key)).size).toBe(7);
    for (const { moderators } of clubs) expect(new Set(moderators).size).toBe(2);
    expect(demoOrganizers.filter(({ bot }) => bot)).toHaveLength(3);
  });
});
