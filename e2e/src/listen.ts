import type { Page } from '@playwright/test';

/**
 * Records the errors of the page: console errors, failed requests, violations of the content security policy, and
 * unused preloads. Ignores messages that contain one of the given texts, and 404 responses.
 */
export function listen(page: Page, errors: readonly string[] = []): () => string[] {
  const expected = ['404 (Not Found)', ...errors];
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isExpected = expected.some((error) => message.text().includes(error));
    const isUnused = message.type() === 'warning' && message.text().includes('preload');
    if ((message.type() === 'error' || isUnused) && !isExpected) complaints.push(message.text());
  });
  return () => complaints;
}
