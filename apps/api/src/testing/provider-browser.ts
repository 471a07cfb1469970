import type { Provider } from '@otryv/contract';
import type { TestBrowser } from './test-browser.ts';

/** Visits a provider from the portal, chooses a user there by name or declines, and stops before the callback. */
export async function visitProvider(
  browser: TestBrowser,
  provider: Provider,
  choice: string,
  start: { purpose: 'signIn' | 'link'; returnTo?: string } = { purpose: 'signIn' },
): Promise<string> {
  const { location } = (await browser.send('POST', `/api/auth/providers/${provider}`, start)).json();
  const page = await (await fetch(location)).text();
  const link = [...page.matchAll(/<a href="([^"]+)">([^<]+)</g)].find(([, , text]) => text?.includes(choice))?.[1];
  const decided = await fetch(new URL((link ?? '').replace(/&amp;/g, '&'), location), { redirect: 'manual' });
  const { pathname, search } = new URL(decided.headers.get('location') ?? 'about:blank');
  return `${pathname}${search}`;
}

/** Completes a provider visit with its callback; returns the portal path it ends at. */
export async function signInAt(...visit: Parameters<typeof visitProvider>): Promise<string> {
  const response = await visit[0].send('GET', await visitProvider(...visit));
  return response.headers.location ?? `status ${response.statusCode}`;
}
