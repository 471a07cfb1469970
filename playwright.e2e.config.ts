import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
// Each file starts the same programs: Node's compile cache of one start is kept for the next.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/node-compile');

export default defineConfig({
  testDir: 'e2e/src',
  // Drills that kill or load for minutes belong to `npm run check:full`.
  testIgnore: process.env.CHECK_FULL === '1' ? [] : '**/*.full.spec.ts',
  outputDir: 'test-results/e2e',
  // Pictures are compared with one another within a run; none is kept.
  snapshotPathTemplate: 'test-results/e2e-pictures/{arg}{ext}',
  // Each file has a separate product, with its own ports and folders.
  workers: 2,
  timeout: 120_000,
  // Two cores run the browser, the product and its database.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    // Screenshots for traces of every page cost a quarter of the run; a trace still shows each step by its DOM.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--headless=shell', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
});
