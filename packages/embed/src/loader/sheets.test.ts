import { afterEach, expect, it, vi } from 'vitest';
import { hasSheets } from './sheets.ts';

afterEach(() => vi.unstubAllGlobals());

it('knows a browser that takes the sheets of scripts', () => {
  expect(hasSheets()).toBe(true);
});

it('knows one whose sheets no script can make', () => {
  vi.stubGlobal('CSSStyleSheet', () => {
    throw new TypeError('Illegal constructor');
  });

  expect(hasSheets()).toBe(false);
});

it('knows one that makes sheets and puts them nowhere', () => {
  vi.stubGlobal('ShadowRoot', class {});

  expect(hasSheets()).toBe(false);
});
