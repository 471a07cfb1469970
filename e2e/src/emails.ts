import { expect, type Page } from '@playwright/test';

/** Returns the path of a link in the latest email to a reader that has one; emails are written after the request. */
export async function linkOfEmail(page: Page, address: string, to: string, link: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const list = await (await page.request.get(`${address}/dev/mail`)).text();
    const own = list.split('<li>').filter((item) => item.includes(`${to}:`));
    const emails = own.flatMap((item) => /\/dev\/mail\/[^"]+\.txt/.exec(item) ?? []).map((path) => address + path);
    const texts = await Promise.all(emails.map(async (url) => (await page.request.get(url)).text()));
    found = texts.flatMap((text) => link.exec(text) ?? [])[0];
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found ?? '';
}
