import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';

export interface People<Username extends string> {
  /** Returns a new page in the browser of a signed-in user; it replaces their previous page. */
  pageOf: (browser: Browser, username: Username, path?: string) => Promise<Page>;
  /** Returns a new page as `pageOf` does, but an empty one, which no mouse has touched. */
  newPageOf: (browser: Browser, username: Username) => Promise<Page>;
  /** Closes their browsers: an open page would send requests to its product after that has stopped. */
  leave: () => Promise<void>;
}

/** Creates accounts of the portal. */
export async function addPeople<Username extends string>(
  product: Product,
  usernames: readonly Username[],
): Promise<People<Username>> {
  const lines = await product.task('user', 'add', ...usernames.map((name) => `${name}=${name}@people.example`));
  const passwords = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', password = ''] = /^([\w-]+): (\S+)$/.exec(line) ?? [];
    passwords.set(name, password);
  }
  const browsers = new Map<Username, BrowserContext>();

  async function browserOf(browser: Browser, username: Username): Promise<BrowserContext> {
    const known = browsers.get(username);
    if (known) return known;
    const context = await browser.newContext();
    browsers.set(username, context);
    await startSession(context, product, username, passwords.get(username) ?? '');
    return context;
  }

  async function newPageOf(browser: Browser, username: Username): Promise<Page> {
    const context = await browserOf(browser, username);
    for (const earlier of context.pages()) await earlier.close();
    return context.newPage();
  }

  return {
    newPageOf,
    pageOf: async (browser, username, path = '/') => {
      const page = await newPageOf(browser, username);
      await page.goto(product.address + path);
      await expect(accountOf(page, username)).toBeVisible();
      await closeSideBar(page);
      return page;
    },
    leave: async () => {
      for (const context of browsers.values()) await context.close();
      browsers.clear();
    },
  };
}

/**
 * Signs a browser in without the form: its next page restores the session from cookies. Other tests cover the form, by
 * pointer and by keyboard.
 */
export async function startSession(
  context: BrowserContext,
  { address }: Pick<Product, 'address'>,
  login: string,
  password: string,
): Promise<void> {
  const response = await context.request.post(`${address}/api/auth/authorization`, { data: { login, password } });
  expect(response.ok(), `the sign-in of ${login} answers ${response.status()}`).toBe(true);
}

const accountOf = (page: Page, username: string) => page.getByRole('button', { name: `Аккаунт: ${username}` });

/** Closes the side bar, which is open over the page while the pointer is on it; a new page assumes it in the corner. */
export async function closeSideBar(page: Page): Promise<void> {
  await page.mouse.move(720, 450);
}

/** Calls the API with the rights of the user of a page; returns the status and the body. */
export function callApi(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([verb, address, text]) => {
      const authorization = `Bearer ${JSON.parse(localStorage.getItem('otryv_access_token') ?? '')}`;
      const headers = { authorization, ...(text && { 'content-type': 'application/json' }) };
      const response = await fetch(address, { method: verb, headers, ...(text && { body: text }) });
      return { status: response.status, body: await response.json() };
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );
}
