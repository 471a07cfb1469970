import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'e2e/src',
  outputDir: 'test-results/e2e',
  // Pictures are compared with one another within a run; none is kept.
  snapshotPathTemplate: 'test-results/e2e-pictures/{arg}{ext}',
  // Two journeys at a time, where their packages lie packed; one after another otherwise.
  workers: process.env.OTRYV_PACKED ? 2 : 1,
  timeout: 120_000,
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
