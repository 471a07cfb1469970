import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { setPreferences } from './preferences.ts';
import { usePowerUnit } from './usePowerUnit.ts';

function openedAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ power: usePowerUnit(), search: useLocation().search }), { wrapper }).result;
}

afterEach(() => setPreferences({ power: undefined }));

describe('usePowerUnit', () => {
  it.each([
    { address: '/', last: undefined, unit: 'wattsPerKg' },
    { address: '/', last: 'watts', unit: 'watts' },
    { address: '/?power=watts', last: 'wattsPerKg', unit: 'watts' },
    { address: '/?power=wattsPerKg', last: 'watts', unit: 'wattsPerKg' },
    { address: '/?power=horses', last: 'watts', unit: 'watts' },
  ] as const)('is $unit at $address after $last', ({ address, last, unit }) => {
    setPreferences({ power: last });

    expect(openedAt(address).current.power[0]).toBe(unit);
  });

  it('keeps a choice in the address and for other pages', () => {
    const result = openedAt('/?power=wattsPerKg');

    act(() => result.current.power[1]('watts'));

    expect(result.current.search).toBe('?power=watts');
    expect(openedAt('/').current.power[0]).toBe('watts');
  });
});
