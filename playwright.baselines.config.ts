import { defineConfig } from '@playwright/test';
import { ownBrowser } from './tools/check/src/browser.ts';

const { CHROMIUM_PATH, ...environment } = await ownBrowser();

/** Printed tables show their address, so it must not change with the free port that the book is served on. */
const shownAddress = 'http://localhost:6107';

// Pictures are compared in the browser of the lockfile only: others render glyphs differently.
export default defineConfig({
  testDir: '.storybook/baselines',
  globalSetup: './.storybook/baselines/serve.ts',
  testMatch: '*.spec.ts',
  snapshotPathTemplate: '.storybook/baselines/pictures/{arg}{ext}',
  outputDir: 'test-results/baselines',
  fullyParallel: true,
  workers: 2,
  updateSnapshots: process.env.CI ? 'none' : 'missing',
  reporter: [['line']],
  use: {
    baseURL: shownAddress,
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      env: { ...process.env, ...environment },
      args: [
        '--headless=shell',
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        `--host-resolver-rules=MAP ${new URL(shownAddress).host} ${process.env.BOOK_HOST}`,
      ],
    },
    deviceScaleFactor: 1,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
  },
  timeout: 120_000,
  // Two cores run the browser and the other tests.
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixels: 8, animations: 'disabled', caret: 'hide' },
    toMatchSnapshot: { maxDiffPixels: 8 },
  },
});
