import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useUsersFilters } from '../features/admin/people/useUsersFilters.ts';
import { useListFilters } from '../features/race/lists/useListFilters.ts';
import { useRidersFilters } from '../features/riders/useRidersFilters.ts';

const lists = {
  riders: { use: useRidersFilters, filters: ['search=a', 'category=B', 'sex=female', 'onAir=true'] },
  events: { use: useListFilters, filters: ['search=a', `organizerId=${'a'.repeat(24)}`] },
  accounts: { use: useUsersFilters, filters: ['search=a', 'role=admin', 'email=unconfirmed'] },
};

describe.each(Object.entries(lists))('the list of %s', (_, { use, filters }) => {
  const openAt = (query: string) =>
    renderHook(() => ({ ...use(), query: useLocation().search }), {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[`/?${query}`]}>{children}</MemoryRouter>,
    }).result;

  it('is narrowed by each filter, not by an order or a page, until it is reset', () => {
    const found = ['sort=username', 'page=2', ...filters].map((query) => {
      const result = openAt(query);
      const { isNarrowed } = result.current;
      act(() => result.current.reset());
      return { query, isNarrowed, left: isNarrowed ? result.current.query : '' };
    });

    expect(found).toEqual([
      ...['sort=username', 'page=2'].map((query) => ({ query, isNarrowed: false, left: '' })),
      ...filters.map((query) => ({ query, isNarrowed: true, left: '' })),
    ]);
  });
});
