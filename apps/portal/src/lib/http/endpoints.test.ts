import { contract } from '@otryv/contract';
import { describe, expect, it } from 'vitest';
import { isPublicRead } from './endpoints.ts';

describe('isPublicRead', () => {
  it('is false for every read that the contract restricts to some readers', () => {
    const own = Object.values(contract)
      .flatMap((endpoints) => Object.values(endpoints))
      .flatMap(({ method, path, access }) => (method === 'GET' && access !== 'public' ? [path] : []))
      // For documents the kind decides, not the address.
      .filter((path) => !path.startsWith('/api/md-documents/'))
      .map((path) => path.replace(/\{(id|zwiftId)\}/g, '7').replace(/\{\w+\}/g, 'name'));

    expect(own.length).toBeGreaterThan(50);
    expect(own.filter(isPublicRead)).toEqual([]);
  });

  it.each([
    ['/api/race/events/501', true],
    ['/api/race/profile/4600417', true],
    ['/api/race/profile/results?zwiftId=4600417', true],
    ['/api/race/profile/4600417/power', true],
    ['/api/teams/veter', true],
    ['/api/teams/own', false],
    ['/api/teams/pending-riders?page=1', false],
    ['/api/md-documents/list/public', true],
    ['/api/md-documents/public/protocol', true],
    ['/api/md-documents/faq/questions', true],
    ['/api/md-documents/list/organizer', false],
    ['/api/md-documents/development/public', false],
    ['/api/md-documents/search?search=public', false],
    ['/api/race/profile/preferences', false],
    ['/api/race/profile/settings/4600417', false],
    ['/api/race/events/schedule.ics', true],
    ['/api/race/events/my.ics', false],
    ['/api/series/organizers', true],
    ['/api/series/coast', false],
  ])('returns, for %s, %s', (url, expected) => {
    expect(isPublicRead(url)).toBe(expected);
  });
});
