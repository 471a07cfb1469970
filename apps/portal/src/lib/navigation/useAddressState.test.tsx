import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useAddressState } from './useAddressState.ts';

const defaults = { category: '', sort: 'time', page: '1' };

function openedAt(...addresses: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={addresses}>{children}</MemoryRouter>
  );
  return renderHook(
    () => {
      const [state, change] = useAddressState(defaults);
      return { state, change, search: useLocation().search, navigate: useNavigate() };
    },
    { wrapper },
  ).result;
}

describe('useAddressState', () => {
  it('reads values from the address, and defaults for the rest', () => {
    expect(openedAt('/?category=B&utm=x').current.state).toEqual({ category: 'B', sort: 'time', page: '1' });
  });

  it('writes non-default values, and keeps other parameters', () => {
    const result = openedAt('/?tab=dnf');

    act(() => result.current.change({ category: 'A' }));

    expect(result.current.search).toBe('?tab=dnf&category=A');
  });

  it('removes a value that is set back to its default', () => {
    const result = openedAt('/?sort=rider&tab=dnf');

    act(() => result.current.change({ sort: 'time' }));

    expect(result.current.search).toBe('?tab=dnf');
  });

  it('keeps the first of two changes when the second comes before the first is rendered', () => {
    const result = openedAt('/?tab=dnf');
    const { change } = result.current;

    act(() => change({ category: 'A' }));
    act(() => change({ sort: 'rider' }));

    expect(result.current.search).toBe('?tab=dnf&category=A&sort=rider');
  });

  it('resets to page one when another value changes', () => {
    const result = openedAt('/?page=4');

    act(() => result.current.change({ category: 'C' }));

    expect(result.current.search).toBe('?category=C');
  });

  it('leaves the screen on "back" instead of undoing the last change', () => {
    const result = openedAt('/before', '/here');
    act(() => result.current.change({ category: 'A' }));
    act(() => result.current.change({ category: 'B' }));

    act(() => void result.current.navigate(-1));

    expect(result.current.search).toBe('');
    expect(result.current.state.category).toBe('');
  });
});
