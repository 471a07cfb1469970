import { afterEach, expect, it, vi } from 'vitest';
import { hasSheets } from './sheets.ts';

afterEach(() => vi.unstubAllGlobals());

it('accepts a browser with constructable style sheets', () => {
  expect(hasSheets()).toBe(true);
});

it('rejects a browser without constructable style sheets', () => {
  vi.stubGlobal('CSSStyleSheet', () => {
    throw new TypeError('Illegal constructor');
  });

  expect(hasSheets()).toBe(false);
});

it('rejects a browser that constructs sheets but cannot adopt them', () => {
  vi.stubGlobal('ShadowRoot', class {});

  expect(hasSheets()).toBe(false);
});
