import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routesQuery } from './catalogue/schemas.ts';
import { eventsQuery } from './events/schemas.ts';
import { clubId, gameIdText, moment, objectId, queryFlag } from './values.ts';

describe('gameIdText', () => {
  it.each([
    ['1', 1],
    ['5100001', 5_100_001],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('parses %s', (text, id) => {
    expect(gameIdText.parse(text)).toBe(id);
  });

  it.each(['', '0', '-1', '1e3', '1.5', ' 1', '1 ', 'abc', '٣', '0x1', '9007199254740992', '99999999999999999999'])(
    'rejects %o',
    (text) => {
      expect(gameIdText.safeParse(text).success).toBe(false);
    },
  );

  it.each([undefined, null, 5, ['1'], { $gt: '' }])('rejects %o, which is not text', (value) => {
    expect(gameIdText.safeParse(value).success).toBe(false);
  });
});

describe('eventsQuery', () => {
  it('fills in defaults for missing parameters', () => {
    expect(eventsQuery.parse({})).toEqual({ page: 1, docsOnPage: 20, search: '' });
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1000000000' },
    { page: 'abc' },
    { page: ['1', '2'] },
    { docsOnPage: '0' },
    { docsOnPage: '101' },
    { search: 'я'.repeat(101) },
    { search: { $ne: '' } },
    { organizerId: 'abc' },
    { organizerId: { $ne: null } },
    { started: 'maybe' },
    { target: 'everything' },
  ])('rejects %o', (query) => {
    expect(eventsQuery.safeParse(query).success).toBe(false);
  });

  it('ignores unknown names', () => {
    expect(eventsQuery.parse({ __proto__: { page: '7' }, utm: 'x' })).not.toHaveProperty('utm');
  });
});

describe('routesQuery', () => {
  it('parses a JSON array of numbers', () => {
    expect(routesQuery.parse({ ids: '[1, 22,333]' })).toEqual({ ids: [1, 22, 333] });
  });

  it.each(['[]', '1,2', '[1,]', '[-1]', '["1"]', '[1', `[${Array(101).fill(1).join()}]`])('rejects %s', (ids) => {
    expect(routesQuery.safeParse({ ids }).success).toBe(false);
  });
});

describe('single values', () => {
  it('parses flags as written, and nothing else', () => {
    expect([queryFlag.parse('true'), queryFlag.parse('false')]).toEqual([true, false]);
    expect(queryFlag.safeParse('1').success).toBe(false);
  });

  it('accepts store ids only in their canonical form', () => {
    expect(z.safeParse(objectId, '6b01c0daf3dc84e2ee23bb65').success).toBe(true);
    expect(z.safeParse(objectId, '6B01C0DAF3DC84E2EE23BB65').success).toBe(false);
  });

  it('accepts club ids in any case, and normalizes them to lower case', () => {
    expect(z.parse(clubId, ' 2F1B00C5-AB12-4D4E-9C3A-0D6E1F7A8B9C ')).toBe('2f1b00c5-ab12-4d4e-9c3a-0d6e1f7a8b9c');
    expect(z.safeParse(clubId, '2f1b00c5-ab12-4d4e-9c3a').success).toBe(false);
  });

  it('accepts moments in UTC only', () => {
    expect(z.safeParse(moment, '2026-11-21T12:00:00.000Z').success).toBe(true);
    expect(z.safeParse(moment, '2026-11-21T15:00:00+03:00').success).toBe(false);
  });
});
