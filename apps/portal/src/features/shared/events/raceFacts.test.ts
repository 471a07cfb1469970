import { posterPalette } from '@otryv/ui';
import { describe, expect, it } from 'vitest';
import { anEvent, anOrganizer, aRoute } from '../../../testing/anEvent.ts';
import { ru } from './messages/ru.ts';
import { raceFacts } from './raceFacts.ts';

const factsOf = (changes: Parameters<typeof anEvent>[0] = {}) => raceFacts(anEvent(changes), [aRoute], ru);

describe('raceFacts', () => {
  it("has the facts of the lists, with the kind labelled in the page's language", () => {
    expect(factsOf({ eventType: 'TIME_TRIAL' })).toMatchObject({
      kind: 'Разделка',
      world: 'watopia',
      route: aRoute.name,
      distanceKm: 31.8,
      elevationM: 642,
      laps: 1,
    });
  });

  it('counts the sign-ups of each group', () => {
    expect(factsOf().counts).toEqual([
      { category: 'A', count: 6 },
      { category: 'B', count: 13 },
      { category: 'C', count: 20 },
      { category: 'D', count: 27 },
    ]);
  });

  it.each([
    { visibility: 'DEFINED_BY_RESOURCE_ID', access: 'club' },
    { visibility: 'SHAREABLE', access: 'link' },
    { visibility: 'PUBLIC', access: 'all' },
    { visibility: null, access: 'all' },
  ])('maps visibility $visibility to access $access', ({ visibility, access }) => {
    expect(factsOf({ microserviceEventVisibility: visibility }).access).toBe(access);
  });

  it('colours the races of an organizer alike, and those of many differently', () => {
    const paletteOf = (urlSlug: string) => factsOf({ organizerId: { ...anOrganizer, urlSlug } }).palette;

    expect(paletteOf('os')).toBe(paletteOf('os'));
    expect(new Set('abcdef'.split('').map(paletteOf)).size).toBe(6);
    expect(factsOf({ organizerId: null }).palette).toBe('ink');
    const seriesId = { _id: 'a'.repeat(24), name: 'Осенний кубок', urlSlug: 'os-osennij-kubok', logoUrls: null };
    // A race of the organizer itself would have another colour.
    expect(factsOf({ seriesId }).palette).toBe(posterPalette('os-osennij-kubok'));
    expect(factsOf({ seriesId }).palette).toBe(factsOf({ seriesId, organizerId: null }).palette);
  });
});
