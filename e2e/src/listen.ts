import type { Page } from '@playwright/test';

/**
 * What the page complained of: errors, failed requests, refusals of the content security policy, and what it was hinted
 * at for nothing. `refusals` are meant to happen.
 */
export function listen(page: Page, refusals: readonly string[] = []): () => string[] {
  const expected = ['404 (Not Found)', ...refusals];
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isExpected = expected.some((refusal) => message.text().includes(refusal));
    const isUnused = message.type() === 'warning' && message.text().includes('preload');
    if ((message.type() === 'error' || isUnused) && !isExpected) complaints.push(message.text());
  });
  return () => complaints;
}
