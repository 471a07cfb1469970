import { innerQuotes } from '@otryv/race';
import { expect, type Page } from '@playwright/test';
import { chooseByKeys, fillByKeys, pressByKeys, tabTo } from './byKeys.ts';
import { listen } from './listen.ts';
import type { Product } from './product.ts';

const clubId = '00000000-0000-4000-8000-000000000101';
const clubName = 'Клуб «Ось»';

/** Creates an organizer, and assigns it to keys-owner. */
export async function createOrganizerByKeys(page: Page, product: Product): Promise<void> {
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
}

/** Connects a bot, links the club and publishes the page. */
export async function publishByKeys(page: Page, product: Product): Promise<void> {
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
}

/** Appoints keys-judge, and dismisses them. */
export async function changeModeratorsByKeys(page: Page, product: Product): Promise<void> {
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
}

/** Unlinks the club; menus and dialogs restore the focus. */
export async function unlinkByKeys(owner: Page, product: Product): Promise<void> {
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
}

/** Deletes the organizer, the only one. */
export async function deleteOrganizerByKeys(admin: Page, product: Product): Promise<void> {
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
}
