import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQueryLookUp } from './useQueryLookUp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('queries the typed text once typing pauses, and nothing if it is cleared before', async () => {
  const find = vi.fn<(query: string) => Promise<string[]>>(async (query) => [query]);
  const { result } = renderHook(() => useQueryLookUp(find));
  const type = (text: string) => act(() => result.current.source.onQuery(text));

  type('le');
  type(' lev ');
  await act(() => vi.advanceTimersByTimeAsync(300));
  type('leva');
  type('');
  await act(() => vi.advanceTimersByTimeAsync(300));

  expect(find.mock.calls).toEqual([['lev']]);
  expect(result.current.found).toEqual([]);
  expect(result.current.source.state).toBe('ready');
});

it.each(['response', 'failure'])('ignores a late %s to a former query', async (late) => {
  const ends = new Map<string, { resolve: (found: string[]) => void; reject: (error: Error) => void }>();
  const { result } = renderHook(() =>
    useQueryLookUp((query) => new Promise<string[]>((resolve, reject) => ends.set(query, { resolve, reject }))),
  );
  for (const query of ['former', 'latest']) {
    act(() => result.current.source.onQuery(query));
    await act(() => vi.advanceTimersByTimeAsync(300));
  }

  await act(async () => ends.get('latest')?.resolve(['latest']));
  await act(async () =>
    late === 'failure' ? ends.get('former')?.reject(new Error(late)) : ends.get('former')?.resolve(['former']),
  );

  expect([result.current.source.state, result.current.found]).toEqual(['ready', ['latest']]);
});
