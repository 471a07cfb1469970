import { innerQuotes } from '@otryv/race';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { startSession } from './accounts.ts';
import { chooseByKeys, fillByKeys, pressByKeys, tabTo } from './byKeys.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';

const clubId = '00000000-0000-4000-8000-000000000101';
const clubName = 'Клуб «Ось»';
const people = ['keys-admin', 'keys-owner', 'keys-judge'] as const;
const passwords = new Map<string, string>();
let product: Product;

// One club from its organizer to its moderator: each test continues from the state of the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await startProduct();
  for (const line of await product.task('user', 'add', ...people.map((name) => `${name}=${name}@club.example`))) {
    const [, name = '', password = ''] = /^([\w-]+): (\S+)$/.exec(line) ?? [];
    passwords.set(name, password);
  }
  await product.task('user', 'role', 'keys-admin', 'admin');
});

test.afterAll(async () => {
  await product?.stop();
});

/** Opens a page of the user without a mouse; accountByKeys.ts signs in by keyboard. */
async function enter(browser: Browser, username: (typeof people)[number]): Promise<Page> {
  const context = await browser.newContext();
  await startSession(context, product, username, passwords.get(username) ?? '');
  return context.newPage();
}

test('an administrator creates an organizer and assigns it to a user by keyboard only', async ({ browser }) => {
  const page = await enter(browser, 'keys-admin');
  const complaints = listen(page);
  await page.goto(`${product.address}/admin/organizer`);
  await fillByKeys(page, page.getByRole('textbox', { name: 'Название' }), 'Холмы');
  await fillByKeys(page, page.getByLabel('Короткое имя'), 'ХОЛМЫ');
  const owner = page.getByRole('option', { name: /keys-owner/ });
  await chooseByKeys(page, page.getByLabel('Владелец'), 'keys-own', owner);

  await pressByKeys(page, page.getByRole('button', { name: 'Создать организатора' }));

  await expect(page.getByText('Организатор «Холмы» создан.')).toBeVisible();
  await expect(page.getByText(/владелец keys-owner/)).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('the owner connects a bot, links the club and publishes the page by keyboard only', async ({ browser }) => {
  const page = await enter(browser, 'keys-owner');
  const complaints = listen(page);

  await page.goto(`${product.address}/organizer/bots`);
  await fillByKeys(page, page.getByLabel('Почта аккаунта в игре'), 'os@club.example');
  await fillByKeys(page, page.getByLabel(/^Пароль/), product.gamePassword);
  await pressByKeys(page, page.getByRole('button', { name: 'Подключить бота' }));
  await expect(page.getByText('Бот подключён. Пароль не сохранён.')).toBeVisible();

  await page.reload();
  await pressByKeys(page, page.getByRole('link', { name: /^Клубы/ }));
  await fillByKeys(page, page.getByLabel('Номер клуба в игре'), clubId);
  await expect(page.getByText('Данные получены!')).toBeVisible();
  await pressByKeys(page, page.getByRole('button', { name: 'Привязать клуб' }));
  await expect(page.getByRole('region', { name: clubName })).toBeVisible();

  await page.goto(`${product.address}/organizer/main`);
  await fillByKeys(page, page.getByLabel('Девиз'), 'Гонки по четвергам');
  await tabTo(page, page.getByLabel('Страница видна всем'));
  await page.keyboard.press('Space');
  await pressByKeys(page, page.getByRole('button', { name: 'Сохранить страницу' }));
  await expect(page.getByText('Страница сохранена.')).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('the owner appoints and dismisses a moderator by keyboard only', async ({ browser }) => {
  const page = await enter(browser, 'keys-owner');
  await page.goto(`${product.address}/organizer/clubs`);
  const judge = page.getByRole('option', { name: /keys-judge/ });
  await chooseByKeys(page, page.getByLabel('Добавить модератора'), 'keys-ju', judge);
  await expect(page.getByText('keys-judge теперь модератор клуба.')).toBeVisible();

  // The moderators precede the field: tabbing forward from it leaves the page.
  await page.reload();
  await pressByKeys(page, page.getByRole('button', { name: 'Снять с модераторов: keys-judge' }));
  await pressByKeys(page, page.getByRole('button', { name: 'Снять с модераторов', exact: true }));
  await expect(page.getByText('keys-judge больше не модератор клуба.')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('a club is unlinked and an organizer deleted by keyboard only, and a dialog restores the focus', async ({
  browser,
}) => {
  const owner = await enter(browser, 'keys-owner');
  await owner.goto(`${product.address}/organizer/clubs`);
  const actions = owner.getByRole('button', { name: `Действия: клуб ${clubName}` });
  const unlink = owner.getByRole('menuitem', { name: 'Отвязать клуб' });
  await pressByKeys(owner, actions);
  await expect(owner.getByRole('menuitem').first()).toBeFocused();
  await owner.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('menuitem').first()).toBeFocused();
  await owner.keyboard.press('End');
  await expect(unlink).toBeFocused();
  await owner.keyboard.press('Enter');
  const dialog = owner.getByRole('dialog');
  await fillByKeys(owner, dialog.getByLabel(/введите/), clubName);
  await pressByKeys(owner, dialog.getByRole('button', { name: 'Отвязать клуб' }));
  await expect(owner.getByText(`Клуб «${innerQuotes(clubName)}» отвязан.`, { exact: false })).toBeVisible();

  const admin = await enter(browser, 'keys-admin');
  await admin.goto(`${product.address}/admin/organizer`);
  const remove = admin.getByRole('button', { name: 'Удалить: Холмы' });
  await pressByKeys(admin, remove);
  await expect(admin.getByRole('dialog')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await admin.keyboard.press('Enter');
  await fillByKeys(admin, admin.getByRole('dialog').getByLabel(/введите/), 'Холмы');
  await pressByKeys(admin, admin.getByRole('dialog').getByRole('button', { name: 'Удалить организатора' }));
  await expect(admin.getByRole('heading', { name: 'Организаторов пока нет' })).toBeVisible();
});
