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
  it('reads the choices of the address, and what is usual for the rest', () => {
    expect(openedAt('/?category=B&utm=x').current.state).toEqual({ category: 'B', sort: 'time', page: '1' });
  });

  it('writes what is not usual, and keeps what others wrote', () => {
    const result = openedAt('/?tab=dnf');

    act(() => result.current.change({ category: 'A' }));

    expect(result.current.search).toBe('?tab=dnf&category=A');
  });

  it('leaves out what is usual again', () => {
    const result = openedAt('/?sort=rider&tab=dnf');

    act(() => result.current.change({ sort: 'time' }));

    expect(result.current.search).toBe('?tab=dnf');
  });

  it('goes to page one when another choice changes', () => {
    const result = openedAt('/?page=4');

    act(() => result.current.change({ category: 'C' }));

    expect(result.current.search).toBe('?category=C');
  });

  it('leaves the screen with "back", not the last choice', () => {
    const result = openedAt('/before', '/here');
    act(() => result.current.change({ category: 'A' }));
    act(() => result.current.change({ category: 'B' }));

    act(() => void result.current.navigate(-1));

    expect(result.current.search).toBe('');
    expect(result.current.state.category).toBe('');
  });
});
