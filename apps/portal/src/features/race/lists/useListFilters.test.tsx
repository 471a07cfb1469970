import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../../../lib/preferences/preferences.ts';
import { useListFilters } from './useListFilters.ts';

function openedAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ filters: useListFilters(), search: useLocation().search, navigate: useNavigate() }), {
    wrapper,
  }).result;
}

describe('useListFilters', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    setPreferences({ pageSize: 20 });
  });

  it('writes the search into the address 300 ms after the last keystroke', async () => {
    const result = openedAt('/?page=3');

    act(() => result.current.filters.type('пе'));
    await act(() => vi.advanceTimersByTimeAsync(299));
    act(() => result.current.filters.type('перевал'));
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(result.current.search).toBe('?page=3');
    expect(result.current.filters.typed).toBe('перевал');
    await act(() => vi.advanceTimersByTimeAsync(1));

    expect(new URLSearchParams(result.current.search).get('search')).toBe('перевал');
    expect(result.current.filters.page).toBe(1);
  });

  it('follows "back" and links', () => {
    const result = openedAt('/?search=перевал');

    act(() => void result.current.navigate('/?search=лёд'));
    expect(result.current.filters.typed).toBe('лёд');
    act(() => void result.current.navigate(-1));

    expect(result.current.filters.typed).toBe('перевал');
  });

  it('keeps the text being typed when the address changes', () => {
    const result = openedAt('/?search=пе');

    act(() => result.current.filters.type('перевал'));
    act(() => void result.current.navigate('/?search=пер'));

    expect(result.current.filters.typed).toBe('перевал');
  });

  it('discards the text being typed on a reset', async () => {
    const result = openedAt('/?search=пе&organizerId=0000000000000000000000a1');

    act(() => result.current.filters.type('перевал'));
    act(() => result.current.filters.reset());
    await act(() => vi.advanceTimersByTimeAsync(1000));

    expect(result.current.search).toBe('');
    expect(result.current.filters.typed).toBe('');
    expect(result.current.filters.isNarrowed).toBe(false);
  });

  it('limits the search to 100 characters', () => {
    expect(openedAt(`/?search=${'a'.repeat(300)}`).current.filters.search).toHaveLength(100);
  });

  it.each([
    { query: 'docsOnPage=50', size: 50 },
    { query: 'docsOnPage=7', size: 20 },
    { query: 'docsOnPage=1e9', size: 20 },
    { query: '', size: 20 },
  ])('shows $size on a page for "$query"', ({ query, size }) => {
    expect(openedAt(`/?${query}`).current.filters.size).toBe(size);
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999'])('treats page %s as the first', (page) => {
    expect(openedAt(`/?page=${page}`).current.filters.page).toBe(1);
  });

  it('links to a page keeping the filters', () => {
    const { filters } = openedAt('/?search=a&page=2').current;

    expect(filters.hrefOf(3)).toBe('?search=a&page=3');
    expect(filters.hrefOf(1)).toBe('?search=a');
  });
});
