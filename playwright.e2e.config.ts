import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'e2e/src',
  // Drills that kill and load for minutes are of `npm run check:full`.
  testIgnore: process.env.CHECK_FULL === '1' ? [] : '**/*.full.spec.ts',
  outputDir: 'test-results/e2e',
  // Pictures are compared with one another within a run; none is kept.
  snapshotPathTemplate: 'test-results/e2e-pictures/{arg}{ext}',
  // Each file has a product of its own, with its own ports and folders.
  workers: 2,
  timeout: 120_000,
  // Two cores run the browser, the product and its database.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--headless=shell', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
});
