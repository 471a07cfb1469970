import { readFileSync } from 'node:fs';
import { expect, type Page, type Request, test } from '@playwright/test';

interface Story {
  id: string;
  name: string;
  type: string;
  importPath: string;
}

const index: { entries: Record<string, Story> } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
);
const components = Object.values(index.entries).filter(
  ({ type, importPath }) => type === 'story' && /\/(packages|embedding)\//.test(importPath),
);

const desktop = 1024;
const phone = 390;

for (const { id, name, importPath } of components) {
  // One page serves both themes: a theme is a matter of colours alone, and opening the page is what takes time.
  if (name === 'States') {
    test(`${id} at ${desktop}`, async ({ page }) => {
      await open(page, id, desktop);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
        await expect.soft(page).toHaveScreenshot(`${id}-${theme}-${desktop}.png`, { fullPage: true });
      }
    });
  }
  if (name === 'States' || name === 'Edge Data') {
    test(`${id} at ${phone}`, async ({ page }) => {
      await open(page, id, phone);
      await expect(page).toHaveScreenshot(`${id}-light-${phone}.png`, { fullPage: true });
    });
  }
  if (importPath.includes('/embedding/')) {
    test(`${id} at ${desktop}`, async ({ page }) => {
      await open(page, id, desktop);
      await expect(page).toHaveScreenshot(`${id}-light-${desktop}.png`, { fullPage: true });
    });
  }
  if (name === 'Print') {
    test(`${id} on paper`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await open(page, id, desktop);
      await expect(page).toHaveScreenshot(`${id}-print-${desktop}.png`, { fullPage: true });
    });
  }
}

for (const { theme, canvas, text } of [
  { theme: 'light', canvas: 'rgb(245, 244, 240)', text: 'rgb(21, 22, 26)' },
  { theme: 'dark', canvas: 'rgb(12, 14, 17)', text: 'rgb(236, 238, 242)' },
]) {
  test(`docs pages follow the theme ${theme} and the face`, async ({ page }) => {
    await page.goto(`/iframe.html?id=race-chip--docs&viewMode=docs&globals=theme:${theme}`);

    const wrapper = page.locator('.sbdocs-wrapper');
    await expect(wrapper).toHaveCSS('background-color', canvas);
    const title = page.locator('.sbdocs-title');
    await expect(title).toHaveCSS('color', text);
    await expect(title).toHaveCSS('font-family', /Otryv Text/);
    await expect(page.locator('.docblock-argstable td').first()).toHaveCSS('font-family', /Otryv Text/);
  });
}

test('docs pages follow the theme when it changes', async ({ page }) => {
  await page.goto('/iframe.html?id=race-chip--docs&viewMode=docs&globals=theme:light');
  await expect(page.locator('.sbdocs-title')).toBeVisible();

  await page.evaluate(() =>
    Reflect.get(window, '__STORYBOOK_PREVIEW__').channel.emit('updateGlobals', { globals: { theme: 'dark' } }),
  );

  await expect(page.locator('.sbdocs-wrapper')).toHaveCSS('background-color', 'rgb(12, 14, 17)');
});

async function open(page: Page, id: string, width: number): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  await page.setViewportSize({ width, height: 768 });
  await page.mouse.move(width - 1, 767);
  const pending = countPending(page);

  // Axe has its own stage; here it would only hold up the pictures.
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:light;a11y.manual:!true`);
  await page.locator('body.sb-show-main:not(.sb-show-preparing-story)').waitFor();
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount);
  await page.waitForFunction(isFinished);
  // Lazy parts are in the picture too.
  await expect.poll(pending).toBe(0);
  await page.waitForFunction(() => !document.querySelector('[data-late]'));
  await page.evaluate(() => document.fonts.ready);
}

function countPending(page: Page): () => number {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => pending.size;
}

/** Runs in the page: whether the story and what it plays are through; an overlay it opens is a chunk that comes late. */
function isFinished(): boolean {
  const phase = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase;
  return ['completed', 'afterEach', 'finished'].includes(phase);
}
