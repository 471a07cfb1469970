import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { samplePlugin } from './.storybook/sampling/samplePlugin.ts';
import { ownBrowser } from './tools/check/src/browser.ts';

// The user's own browser, or the one of the lockfile with its environment.
if (!process.env.CHROMIUM_PATH) Object.assign(process.env, await ownBrowser());
const executablePath = process.env.CHROMIUM_PATH;

const chromium = playwright({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--headless=shell', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  },
  contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, viewport: { width: 1024, height: 768 } },
});

export default defineConfig({
  plugins: [samplePlugin(), storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    testTimeout: 90_000,
    isolate: false,
    env: { CHECK_FULL: process.env.CHECK_FULL ?? '' },
    browser: {
      enabled: true,
      headless: true,
      provider: chromium,
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1024, height: 768 },
    },
  },
});
