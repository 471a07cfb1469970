import type { ColumnLayout } from '@otryv/tables';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { useColumnLayout } from './useColumnLayout.ts';

beforeEach(() => window.history.replaceState(null, '', '/?columns=cp15'));

describe('useColumnLayout', () => {
  it('returns a new layout before its address is rendered, so that a quick second change keeps the first', () => {
    const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
    const { result } = renderHook(useColumnLayout, { wrapper });
    const next: ColumnLayout = { shown: { cp15: true }, pinned: ['speed'] };
    let between: ColumnLayout = {};

    act(() => {
      const [, arrange] = result.current;
      flushSync(() => arrange(next));
      [between] = result.current;
    });

    expect(between).toEqual(next);
    expect(result.current[0]).toEqual(next);
    expect(window.location.search).toBe('?columns=cp15__speed');
  });
});
