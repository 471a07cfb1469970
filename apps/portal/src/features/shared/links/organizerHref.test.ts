import { describe, expect, it } from 'vitest';
import { organizerHref } from './organizerHref.ts';

describe('organizerHref', () => {
  it('is the schedule of the organizer', () => {
    expect(organizerHref({ organizerId: { urlSlug: 'klub-os', isPublished: true } })).toBe(
      '/organizers/klub-os/schedule',
    );
  });

  it.each([
    { organizerId: null },
    { organizerId: { isPublished: true } },
    { organizerId: { urlSlug: 'klub-os', isPublished: false } },
  ])('is null for $organizerId', (race) => {
    expect(organizerHref(race)).toBeNull();
  });
});
