import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

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
  ({ type, importPath }) => type === 'story' && importPath.includes('/packages/'),
);

const views = [
  { story: 'States', theme: 'light', width: 1024 },
  { story: 'States', theme: 'dark', width: 1024 },
  { story: 'States', theme: 'light', width: 390 },
  { story: 'Edge Data', theme: 'light', width: 390 },
];

for (const { story, theme, width } of views) {
  for (const { id } of components.filter(({ name }) => name === story)) {
    test(`${id} in ${theme} at ${width}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
      await page.setViewportSize({ width, height: 768 });
      await page.mouse.move(width - 1, 767);

      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
      await page.locator('body.sb-show-main:not(.sb-show-preparing-story)').waitFor();
      await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount);
      await page.waitForFunction(isFinished);
      await page.evaluate(() => document.fonts.ready);

      await expect(page).toHaveScreenshot(`${id}-${theme}-${width}.png`, { fullPage: true });
    });
  }
}

/** Runs in the page: whether the story and what it plays are through; an overlay it opens is a chunk that comes late. */
function isFinished(): boolean {
  const phase = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase;
  return ['completed', 'afterEach', 'finished'].includes(phase);
}
