import { defineConfig } from '@playwright/test';
import { ownBrowser } from './tools/check/src/browser.ts';

const { CHROMIUM_PATH, ...environment } = await ownBrowser();

// Pictures are compared in the browser of the lockfile only: another one draws letters differently.
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
    baseURL: process.env.BOOK_URL,
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      env: { ...process.env, ...environment },
      args: ['--headless=shell', '--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    },
    deviceScaleFactor: 1,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
  },
  timeout: 120_000,
  // Two cores run the browser and what else is tested.
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 8, animations: 'disabled', caret: 'hide' } },
});
