import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'e2e/src',
  outputDir: 'test-results/e2e',
  workers: 1,
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
