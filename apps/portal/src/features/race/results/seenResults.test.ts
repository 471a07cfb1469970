import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../testing/aSession.ts';

const key = 'otryv_of_guest_seen_results';
const then = { a: '1 100' };
const now = { a: '2 100', b: '1 90' };

/** Loads the module as a new page does, for one reader after another. */
async function aPage() {
  vi.resetModules();
  const { useSeenResults } = await import('./seenResults.ts');
  const { closeSession, openSession, forgetSession } = await import('../../../lib/session/sessionStore.ts');
  return (reader: string) => {
    if (reader === 'unknown') forgetSession();
    else if (reader === 'guest') closeSession();
    else openSession({ user: aUser({ id: reader }) });
    return (id: number, marks: Record<string, string>) => {
      const { result, unmount } = renderHook(() => useSeenResults(id));
      const { seen, see } = result.current;
      see(marks);
      unmount();
      return seen;
    };
  };
}

const opened = async (reader = 'guest') => (await aPage())(reader);

describe('useSeenResults', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is empty at the first visit, and holds the seen rows at the next one', async () => {
    const first = await opened();
    expect(first(401, then)).toBeUndefined();

    const second = await opened();

    expect(second(401, now)).toEqual(then);
    expect(Object.keys(localStorage)).toEqual([key]);
  });

  it('keeps the state of the last visit while the page is open', async () => {
    (await opened())(401, then);
    const see = await opened();
    see(401, now);

    expect(see(401, now)).toEqual(then);
    expect((await opened())(401, now)).toEqual(now);
  });

  it('is kept per reader, and empty while the session is unknown', async () => {
    for (const reader of ['a1', 'guest']) (await opened(reader))(401, then);
    (await opened('unknown'))(401, then);

    const readers = ['a1', 'a2', 'guest', 'unknown'];
    const found = [];
    for (const reader of readers) found.push((await opened(reader))(401, {}));
    const shared = await aPage();

    expect(found).toEqual([then, undefined, then, undefined]);
    expect(readers.map((reader) => shared(reader)(402, { a: reader }))).toEqual(readers.map(() => undefined));
    expect(readers.map((reader) => shared(reader)(401, {}))).toEqual([then, {}, then, undefined]);
  });

  it('keeps the marks of rows that were not seen this time', async () => {
    (await opened())(401, now);
    (await opened())(401, { b: '1 80' });

    expect((await opened())(401, now)).toEqual({ a: '2 100', b: '1 80' });
  });

  it('keeps protocols separate, and only the twenty seen last', async () => {
    const see = await opened();
    for (let id = 1; id <= 21; id++) see(id, { a: String(id) });
    const again = await opened();

    expect(again(1, {})).toBeUndefined();
    expect(again(3, {})).toEqual({ a: '3' });
    expect(again(21, {})).toEqual({ a: '21' });
  });

  it.each([
    ['no JSON', '[[401,'],
    ['another kind of value', '{"401":{}}'],
    ['entries of another kind', '[[401,{"a":5}],["401",{"a":"x"}],[401],null]'],
  ])('starts empty with %s', async (_, stored) => {
    localStorage.setItem(key, stored);

    expect((await opened())(401, now)).toBeUndefined();
  });

  it('is empty when storage is forbidden', async () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);

    expect((await opened())(401, now)).toBeUndefined();
  });
});
