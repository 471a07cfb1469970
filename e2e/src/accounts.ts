import { type Browser, expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';

export interface People<Username extends string> {
  /** A page of a browser of its own, in which the user is signed in. */
  pageOf: (browser: Browser, username: Username, path?: string) => Promise<Page>;
}

/** Makes accounts of the portal. */
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

  return {
    pageOf: async (browser, username, path) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, product, username, passwords.get(username) ?? '');
      if (path !== undefined) await page.goto(product.address + path);
      await closeSideBar(page);
      return page;
    },
  };
}

/** Signs in by the form. */
export async function signIn(page: Page, { address }: Pick<Product, 'address'>, username: string, password: string) {
  await page.goto(`${address}/auth/authorization`);
  await page.getByLabel('Логин или почта').fill(username);
  await page.getByLabel(/^Пароль/).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('button', { name: `Аккаунт: ${username}` })).toBeVisible();
}

/** The side bar is open, over the page, as long as the pointer is on it; a new page takes it to be in the corner. */
export async function closeSideBar(page: Page): Promise<void> {
  await page.mouse.move(720, 450);
}

/** Calls the API with the rights of the user of a page; answers with the status and the body. */
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
