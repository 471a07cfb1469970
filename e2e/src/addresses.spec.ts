import type { PersonAccess } from '@otryv/contract';
import { expect, type Page, test } from '@playwright/test';
import { startSession } from './accounts.ts';
import { type DemoProduct, demoRoles, startDemoProduct } from './demoProduct.ts';
import { demoAddresses, everyAddress } from './everyAddress.ts';
import { isFull } from './isFull.ts';
import { listen } from './listen.ts';
import { overlapsOf } from './overlapsOf.ts';
import { sampled, seed } from './sampled.ts';
import {
  axeFaultsOf,
  faultsOfScreen,
  isSettled,
  type Look,
  longestMs,
  looks,
  overflowOf,
  takeLook,
  themes,
  widths,
} from './screenFaults.ts';

type Role = 'guest' | keyof typeof demoRoles;

const all: readonly Role[] = ['guest', 'rider', 'captain', 'organizer', 'clubModerator', 'moderator', 'admin'];
// Transcribed from chapters 2 and 6 of the specification.
const readers: Record<PersonAccess, readonly Role[]> = {
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
const emptyOnPurpose: ReadonlySet<string> = new Set([
  // The race and the stage of the examples have no requested decision.
  'Протестов без ответа нет',
  'Решений пока нет',
  // The demo has only the portal's own protocols.
  'Протоколов пока нет',
  // A member of a team, or a rider with a pending request, cannot create another one.
  'Вы уже в команде «Ветер»',
  'Ваша заявка ждёт в команде «Ветер»',
  // Not every role has an organizer, a club or a rider of the game.
  'Нет клубов, которые вы ведёте',
  'У вас нет организатора',
  'Нет доступных сервисов для оплаты',
  'Сначала привяжите игровой ID',
]);
// The email links of the examples have long expired.
const outdated = ['410 (Gone)'];
interface Place {
  key: string;
  access: PersonAccess;
}

/** Moderators read the events of every club, but results are edited by those of the club alone. */
const readersOf = ({ key, access }: Place) =>
  key === 'resultsEdit' ? readers[access].filter((role) => role !== 'moderator') : readers[access];
/**
 * Whether all roles visit in all looks, which takes half an hour per role; a default run has four roles, in the looks
 * assigned to them. With EVERY_ROLE every role opens every address, and the looks are shared among them.
 */
const isWhole = isFull || process.env.EVERY_LOOK === '1';
const isEveryRole = isWhole || process.env.EVERY_ROLE === '1';
const opening: readonly Role[] = isEveryRole ? all : ['guest', 'captain', 'organizer', 'admin'];
const keys = everyAddress().map(({ key }) => key);
const ofCaptain: ReadonlySet<string> = new Set(sampled(keys, 3));

/** In a short run a guest opens every address, the first role permitted to read it too, and a captain a third. */
function opens(role: Role, { key, access }: Place): boolean {
  if (isEveryRole || role === 'guest') return true;
  const those = readersOf({ key, access });
  return role === opening.find((each) => those.includes(each)) || (role === 'captain' && ofCaptain.has(key));
}

/** Number of tests that share the addresses of a role: for all of them a single one takes too long on a busy machine. */
const partsOf = (role: Role) => (isEveryRole || role === 'guest' ? 3 : 1);
let product: DemoProduct;
let addresses: Awaited<ReturnType<typeof demoAddresses>> = [];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await startDemoProduct();
  // A busy server may reject the first requests.
  await expect(async () => {
    addresses = await demoAddresses(product);
  }).toPass();
});

test.afterAll(async () => {
  await product?.stop();
});

test('axe checks every address in light and dark, at both widths, by one reader or another', () => {
  const partly = everyAddress().filter((address) => {
    const those = readersOf(address);
    const read = opening.filter((role) => opens(role, address) && those.includes(role));
    const seen = new Set(read.flatMap((role) => looksOf(role, address)));
    if (isEveryRole) return seen.size < looks.length;
    return ![...themes, ...widths].every((each) =>
      [...seen].some(({ theme, width }) => theme === each || width === each),
    );
  });

  expect(partly.map(({ key }) => key)).toEqual([]);
});

const visits = opening.flatMap((role) => Array.from({ length: partsOf(role) }, (_, part) => ({ role, part })));
for (const { role, part } of visits) {
  const parts = partsOf(role);
  const place = `part ${part + 1} of ${parts}`;
  test(`every address opens for the ${role} or explains why not, in light and dark at both widths, ${place}`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const take = listening(page);
    if (role !== 'guest') {
      const username = demoRoles[role];
      await startSession(page.context(), product, username, product.passwords.get(username) ?? '');
    }
    await page.goto(product.address);
    // The screen uses the page's preloads: a browser logs a warning about unused ones.
    await isSettled(page);
    const faults: string[] = [];
    for (const address of addresses.filter((_, index) => index % parts === part)) {
      const { key, path } = address;
      if (!opens(role, address)) continue;
      const isReader = readersOf(address).includes(role);
      await open(page, path);
      if (!isReader) await rejectionOf(page, path);
      const found = (await isSettled(page)) ? [] : ['endless loading'];
      const at = new URL(page.url()).pathname;
      if (isReader === isRejectionAt(at, path)) found.push(`leads to ${at}`);
      if (isReader) found.push(...(await emptyListsOf(page)));
      found.push(...(await faultsOfScreen(page, address.alerts)));
      found.push(...(await faultsInLooks(page, isReader ? looksOf(role, address) : [])));
      // The server checks the right to a single object.
      const logged = take().filter((text) => isReader || !text.includes('403 (Forbidden)'));
      faults.push(...[...found, ...logged].map((fault) => `${key} ${path}: ${fault}`));
    }

    expect(faults).toEqual([]);
  });
}

/** Returns the looks in which axe checks a screen for one of its readers; the permitted roles share them. */
function looksOf(role: Role, address: Place): Look[] {
  const those = readersOf(address);
  const sharing = opening.filter((each) => those.includes(each) && opens(each, address));
  return looksAt(address).filter((_, index) => index % sharing.length === sharing.indexOf(role));
}

/** In a short run an address is seen in light at one width and in dark at the other; its neighbour the other way round. */
function looksAt({ key }: Place): Look[] {
  if (isEveryRole) return looks;
  const [light, dark] = (keys.indexOf(key as (typeof keys)[number]) + seed) % 2 === 0 ? widths : widths.toReversed();
  return looks.filter(({ theme, width }) => width === (theme === 'light' ? light : dark));
}

/** Returns the defects in each look, including those of axe in some. */
async function faultsInLooks(page: Page, read: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  for (const look of isWhole ? looks : read) {
    await takeLook(page, look);
    const drawn = [...(await overflowOf(page)), ...(await overlapsOf(page))];
    const faults = [...drawn, ...(read.includes(look) ? await axeFaultsOf(page) : [])];
    found.push(...faults.map((fault) => `${fault} (${look.theme}, ${look.width} px)`));
  }
  return found;
}

/** Whether a signed-in reader without the right sees the access denied page, or a guest the sign-in. */
function isRejectionAt(at: string, path: string): boolean {
  return at !== path && (at === '/403' || at === '/auth/authorization');
}

/** Waits for the rejection: until the code of the screen has arrived, the former screen remains, and looks settled. */
async function rejectionOf(page: Page, path: string): Promise<void> {
  await page
    .waitForURL(({ pathname }) => isRejectionAt(pathname, path), { timeout: longestMs })
    .catch(() => {
      // The visit reports where it led instead.
    });
}

async function emptyListsOf(page: Page): Promise<string[]> {
  const empty = page.locator('[class*="EmptyStateBars"] + *');
  const titles = (await empty.allTextContents()).filter((title) => !emptyOnPurpose.has(title));
  return titles.map((title) => `an empty list: «${title}»`);
}

/** Opens an address like a link of the portal does. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Returns a function that returns the page's errors since its last call. */
function listening(page: Page): () => string[] {
  const complaints = listen(page, outdated);
  let seen = 0;
  return () => {
    const fresh = complaints().slice(seen);
    seen = complaints().length;
    return fresh.map((text) => `console: ${text}`);
  };
}
