import { describe, expect, it } from 'vitest';
import { isPublicRead } from './endpoints.ts';

describe('isPublicRead', () => {
  it.each([
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
  ])('of %s is %s', (url, expected) => {
    expect(isPublicRead(url)).toBe(expected);
  });
});
