import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultSettings } from '@otryv/contract/cookies';
import { expect, it } from 'vitest';
import { withReason } from './page-tags.ts';
import { withRendering } from './rendering/with-rendering.ts';

const shell = readFileSync(resolve(import.meta.dirname, '../../../../portal/index.html'), 'utf8');
const textOf = (page: string) =>
  /<noscript>(.*)<\/noscript>/s
    .exec(page)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('states without scripts that a page needs them, and which ones do not', () => {
  expect(textOf(shell)).toMatch(/нужен JavaScript.*главную, расписание и результаты/);
});

it('states without scripts that the store is unavailable, or that the page is late', () => {
  expect(textOf(withReason(shell, 'away'))).toBe('ОтрывСайт временно недоступен. Обновите страницу через минуту.');
  expect(textOf(withReason(shell, 'late'))).toBe('ОтрывСтраница ещё готовится. Обновите её через несколько секунд.');
});

it('replaces the text with the rendered page', () => {
  const rendering = { markup: '<main>Протокол</main>', preloads: '', fetched: [], state: '{}' };
  const page = withRendering(shell, rendering, defaultSettings);

  expect(page).toContain('<div id="root"><main>Протокол</main></div><script type="application/json"');
  expect(page).not.toContain('<noscript>');
});

it('follows the system until a reader has chosen a theme', () => {
  const rendering = { markup: '', preloads: '', fetched: [], state: '{}' };
  const rootOf = (page: string) => /<html [^>]*>/.exec(page)?.[0];

  expect(rootOf(withRendering(shell, rendering, defaultSettings))).toBe('<html data-theme="system" lang="ru">');
  const dark = withRendering(shell, rendering, { ...defaultSettings, theme: 'dark' });
  expect(rootOf(dark)).toBe('<html data-theme="dark" lang="ru">');
});
