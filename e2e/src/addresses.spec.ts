import type { Access } from '@otryv/contract';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { type DemoProduct, demoRoles, startDemoProduct } from './demoProduct.ts';
import { demoAddresses } from './everyAddress.ts';
import { listen } from './listen.ts';
import { axeFaultsOf, faultsOfScreen, isSettled, looks, overflowOf, takeLook } from './screenFaults.ts';

type Role = 'guest' | keyof typeof demoRoles;

const all: readonly Role[] = ['guest', 'rider', 'captain', 'organizer', 'clubModerator', 'moderator', 'admin'];
// Written by hand from chapters 2 and 6 of the specification.
const readers: Record<Access, readonly Role[]> = {
  public: all,
  optional: all,
  signedIn: all.filter((role) => role !== 'guest'),
  clubModerator: ['organizer', 'clubModerator', 'moderator', 'admin'],
  organizer: ['organizer', 'admin'],
  teamManager: ['captain'],
  teamCreator: ['captain'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
};
let product: DemoProduct;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await startDemoProduct();
});

test.afterAll(async () => {
  await product?.stop();
});

for (const [roleIndex, role] of all.entries()) {
  test(`every address opens for the ${role} or says why not, at both widths in both themes`, async ({ page }) => {
    test.setTimeout(900_000);
    const { complaints, take } = listening(page);
    if (role === 'guest') await page.goto(product.address);
    else await signIn(page, product, demoRoles[role], product.passwords.get(demoRoles[role]) ?? '');
    const addresses = await demoAddresses(product);
    const faults: string[] = [];
    let hasRefusal = false;
    for (const [index, { key, path, access, isEmpty }] of addresses.entries()) {
      const isReader = readers[access].includes(role);
      await open(page, path);
      const found = (await isSettled(page)) ? [] : ['endless loading'];
      const at = new URL(page.url()).pathname;
      if (isReader === isRefusalAt(at, path)) found.push(`leads to ${at}`);
      found.push(...(await faultsOfScreen(page)));
      if (isReader && !isEmpty(role)) found.push(...(await emptyListsOf(page)));
      // Each look of each address is read by axe for some role; the page that refuses once for each.
      const chosen = (index + roleIndex) % looks.length;
      for (const [lookIndex, look] of looks.entries()) {
        await takeLook(page, look);
        const inLook = await overflowOf(page);
        if (lookIndex === chosen && (isReader || !hasRefusal)) inLook.push(...(await axeFaultsOf(page)));
        found.push(...inLook.map((fault) => `${fault} (${look.theme}, ${look.width} px)`));
      }
      if (!isReader) hasRefusal = true;
      faults.push(...[...found, ...take()].map((fault) => `${key} ${path}: ${fault}`));
    }

    expect(faults).toEqual([]);
    expect(complaints()).toEqual([]);
  });
}

/** A signed-in reader without the right is led to the page that refuses, a guest to the sign-in. */
function isRefusalAt(at: string, path: string): boolean {
  return at !== path && (at === '/403' || at === '/auth/authorization');
}

async function emptyListsOf(page: Page): Promise<string[]> {
  const empty = page.locator('[class*="EmptyStateBars"] + *');
  return (await empty.allTextContents()).map((title) => `an empty list: «${title}»`);
}

/** Goes to an address as a link of the portal does. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** What the page complained of since it was last asked. */
function listening(page: Page) {
  const complaints = listen(page);
  let seen = 0;
  return {
    complaints,
    take: () => {
      const fresh = complaints().slice(seen);
      seen = complaints().length;
      return fresh.map((text) => `console: ${text}`);
    },
  };
}
