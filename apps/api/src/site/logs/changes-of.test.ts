import { describe, expect, it } from 'vitest';
import { changesOf } from './changes-of.ts';

describe('changesOf', () => {
  it('has the differing values, with null for absent ones', () => {
    expect(changesOf({ role: 'user', name: 'Ось' }, { role: 'admin', name: 'Ось', clubs: 0 })).toEqual([
      { field: 'role', before: 'user', after: 'admin' },
      { field: 'clubs', before: null, after: '0' },
    ]);
    expect(changesOf(null, null)).toEqual([]);
  });

  it('formats moments, lists and objects as text, truncated if long', () => {
    const at = new Date('2026-11-21T12:00:00Z');

    expect(changesOf(null, { at, groups: [1, 'B'], long: 'x'.repeat(2_500) })).toEqual([
      { field: 'at', before: null, after: '2026-11-21T12:00:00.000Z' },
      { field: 'groups', before: null, after: '[1,"B"]' },
      { field: 'long', before: null, after: `${'x'.repeat(2_000)}…` },
    ]);
  });

  it('truncates a long list between its elements', () => {
    const list = Array.from({ length: 30 }, (_, at) => `${at}${'x'.repeat(98)}`);

    const [change] = changesOf(null, { list });

    const shown: unknown[] = JSON.parse(change?.after ?? '');
    expect(shown.at(-1)).toBe('…');
    expect(shown.slice(0, -1)).toEqual(list.slice(0, shown.length - 1));
    expect(shown.length).toBeGreaterThan(15);
  });

  it("omits fields with a secret's name, at any depth", () => {
    const after = { accessToken: 'canary', fileHash: 'canary', nested: { passwordHash: 'canary', name: 'Ось' } };

    expect(changesOf(null, after)).toEqual([{ field: 'nested', before: null, after: '{"name":"Ось"}' }]);
  });
});
