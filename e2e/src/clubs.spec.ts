import { verifyWebhook } from '@otryv/client';
import { addresses } from '@otryv/contract/addresses';
import { innerQuotes } from '@otryv/race';
import { expect, type Page, test } from '@playwright/test';
import { addPeople, callApi, closeSideBar, type People } from './accounts.ts';
import {
  changeModeratorsByKeys,
  createOrganizerByKeys,
  deleteOrganizerByKeys,
  publishByKeys,
  unlinkByKeys,
} from './clubsByKeys.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';
import { startReceiver } from './receiver.ts';

const clubId = '00000000-0000-4000-8000-000000000101';
const clubName = 'Клуб «Ось»';
/** A coming race. */
const coming = addresses.event.params.eventId.example;
let product: Product;
let people: People<'e2e-admin' | 'e2e-owner' | 'e2e-judge' | 'keys-admin' | 'keys-owner' | 'keys-judge'>;

// One club from its organizer to its moderator, and again by keyboard: each test continues from the state of the previous
// one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await startProduct();
  people = await addPeople(product, ['e2e-admin', 'e2e-owner', 'e2e-judge', 'keys-admin', 'keys-owner', 'keys-judge']);
  await product.task('user', 'role', 'e2e-admin', 'admin');
  await product.task('user', 'role', 'keys-admin', 'admin');
});

test.afterAll(async () => {
  await people?.leave();
  await product?.stop();
});

/** Returns the status of a write that clubs' moderators may send, for a missing race. */
async function statusOfWrite(page: Page): Promise<number> {
  return (await callApi(page, 'PUT', '/api/race/results/999/lock', { isLocked: true })).status;
}

test('an administrator creates an organizer and assigns it to a user', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-admin');
  const complaints = listen(page);
  await page.goto(`${product.address}/admin/organizer`);
  await expect(page.getByRole('heading', { name: 'Организаторов пока нет' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Название' }).fill('Холмы');
  await page.getByLabel('Короткое имя').fill('ХОЛМЫ');
  await page.getByLabel('Владелец').fill('e2e-own');
  await page.getByRole('option', { name: /e2e-owner/ }).click();

  await page.getByRole('button', { name: 'Создать организатора' }).click();

  await expect(page.getByText('Организатор «Холмы» создан.')).toBeVisible();
  await expect(page.getByText(/владелец e2e-owner/)).toBeVisible();
  await product.task('slot', 'trial', 'Холмы');
  expect(complaints()).toEqual([]);
});

test('the owner connects a bot, finds the club by its number and publishes the page', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-owner');
  const complaints = listen(page, ['409 (Conflict)']);
  await page.getByRole('link', { name: 'Организатор', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Холмы' })).toBeVisible();
  await closeSideBar(page);

  await test.step('a club cannot be found without a bot', async () => {
    await page.getByRole('link', { name: /^Клубы/ }).click();
    await page.getByLabel('Номер клуба в игре').fill(clubId);
    await expect(page.getByText(/У организатора нет бота/)).toBeVisible();
  });

  await test.step('the bot signs in', async () => {
    await page.getByRole('link', { name: /^Боты/ }).click();
    await page.getByLabel('Почта аккаунта в игре').fill('os@club.example');
    await page.getByLabel(/^Пароль/).fill(product.gamePassword);
    await page.getByRole('button', { name: 'Подключить бота' }).click();
    await expect(page.getByText('Бот подключён. Пароль не сохранён.')).toBeVisible();
    await expect(page.getByText('работает')).toBeVisible();
  });

  await test.step('the club is found and linked', async () => {
    await page.getByRole('link', { name: /^Клубы/ }).click();
    await page.getByLabel('Номер клуба в игре').fill(clubId);
    await expect(page.getByText('Данные получены!')).toBeVisible();
    await page.getByRole('button', { name: 'Привязать клуб' }).click();
    await expect(page.getByRole('region', { name: clubName })).toBeVisible();
  });

  await test.step('the page has a motto and a logo, and is published', async () => {
    await page.getByRole('link', { name: 'Страница', exact: true }).click();
    await page.getByLabel('Девиз').fill('Гонки по четвергам');
    await page.getByLabel('Логотип', { exact: true }).setInputFiles('apps/portal/public/favicon.svg');
    await page.getByLabel('Страница видна всем').press('Space');
    await page.getByRole('button', { name: 'Сохранить страницу' }).click();
    await expect(page.getByText('Страница сохранена.')).toBeVisible();
    await expect(page.getByText('Сейчас на странице')).toBeVisible();
  });
  expect(complaints()).toEqual([]);
});

test('the page of the organizer is public', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(`${product.address}/organizers`);
  await closeSideBar(page);

  await page.getByRole('link', { name: 'Холмы' }).click();

  await expect(page).toHaveURL(`${product.address}/organizers/kholmy/schedule`);
  await expect(page.getByText('Гонки по четвергам')).toBeVisible();
  await page.getByRole('link', { name: 'Серии', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Серий пока нет' })).toBeVisible();
  expect((await page.request.get(`${product.address}/api/organizers/kholmy/schedule.ics`)).status()).toBe(200);
  expect(complaints()).toEqual([]);
});

test('a server reads sign-ups with a key of the owner until it is revoked', async ({ browser }) => {
  await product.task('event', 'add', String(coming), '--organizer', 'Холмы');
  const page = await people.pageOf(browser, 'e2e-owner', '/organizer/keys');
  const complaints = listen(page);
  await page.getByRole('radio', { name: /^Секретный/ }).check();
  await page.getByRole('textbox', { name: 'Название' }).fill('Бот чата');
  await page.getByRole('button', { name: 'Создать ключ' }).click();
  const shown = page.getByRole('dialog', { name: 'Ключ создан' });
  const key = (await shown.getByText(/^otryv_sk_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Ключ сохранён' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  const read = () =>
    fetch(`${product.address}/api/keys/events/${coming}/signed-riders`, { headers: { 'otryv-key': key } });

  const response = await read();
  expect(response.status).toBe(200);
  expect((await response.json()).data.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Отозвать ключ «Бот чата»' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
  await expect(page.getByRole('heading', { name: 'Ключей пока нет' })).toBeVisible();
  expect((await read()).status).toBe(401);
  expect(complaints()).toEqual([]);
});

test('a webhook of the owner is tested, signed, logged and resent', async ({ browser }) => {
  const receiver = await startReceiver();
  const page = await people.pageOf(browser, 'e2e-owner', '/organizer/keys');
  const complaints = listen(page);
  // The form accepts https only, and the receiver is on this machine.
  await page.route('**/api/organizer/webhooks', async (route) => {
    const body = route.request().postDataJSON();
    await route.continue(body && { postData: { ...body, url: body.url.replace('https:', 'http:') } });
  });
  await page.getByRole('textbox', { name: 'Адрес' }).fill(receiver.address.replace('http:', 'https:'));
  await page.getByRole('checkbox', { name: 'Протокол изменился' }).check();
  await page.getByRole('button', { name: 'Создать вебхук' }).click();
  const shown = page.getByRole('dialog', { name: 'Вебхук создан' });
  const secret = (await shown.getByText(/^otryv_wh_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Секрет сохранён' }).click();

  const actions = page.getByRole('button', { name: `Действия с вебхуком ${receiver.address}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Проверить' }).click();
  await expect.poll(() => receiver.requests.length).toBe(1);
  const [first] = receiver.requests;
  expect(await verifyWebhook({ body: first?.body ?? '', signature: first?.signature, secret })).toMatchObject({
    type: 'test',
  });

  await actions.click();
  await page.getByRole('menuitem', { name: 'Журнал' }).click();
  const log = page.getByRole('dialog', { name: 'Журнал доставок' });
  await expect(log.getByText('доставлено', { exact: true })).toBeVisible();
  await log.getByRole('button', { name: 'Ещё раз: Проверка' }).click();
  await expect.poll(() => receiver.requests.length).toBe(2);
  expect(receiver.requests[1]?.body).toBe(first?.body);
  await page.unroute('**/api/organizer/webhooks');
  await receiver.stop();
  expect(complaints()).toEqual([]);
});

test('a moderator manages the club until dismissed', async ({ browser }) => {
  const [owner, judge] = [await people.pageOf(browser, 'e2e-owner'), await people.pageOf(browser, 'e2e-judge')];
  expect(await statusOfWrite(judge)).toBe(403);

  await owner.goto(`${product.address}/organizer/clubs`);
  await owner.getByLabel('Добавить модератора').fill('e2e-ju');
  await owner.getByRole('option', { name: /e2e-judge/ }).click();
  await expect(owner.getByText('e2e-judge теперь модератор клуба.')).toBeVisible();
  expect(await statusOfWrite(judge)).toBe(404);

  await owner.getByRole('button', { name: 'Снять с модераторов: e2e-judge' }).click();
  await owner.getByRole('button', { name: 'Снять с модераторов', exact: true }).click();
  await expect(owner.getByText('e2e-judge больше не модератор клуба.')).toBeVisible();
  expect(await statusOfWrite(judge)).toBe(403);
});

test('a club is unlinked by its name, and its organizer deleted by its own', async ({ browser }) => {
  const owner = await people.pageOf(browser, 'e2e-owner');
  await owner.goto(`${product.address}/organizer/clubs`);
  await owner.getByRole('button', { name: `Действия: клуб ${clubName}` }).click();
  await owner.getByRole('menuitem', { name: 'Отвязать клуб' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel(/введите/).fill('Не он');
  await dialog.getByRole('button', { name: 'Отвязать клуб' }).click();
  await expect(dialog.getByText(/Имя клуба не совпало/).first()).toBeVisible();
  await dialog.getByLabel(/введите/).fill(clubName);
  await dialog.getByRole('button', { name: 'Отвязать клуб' }).click();
  await expect(owner.getByText(`Клуб «${innerQuotes(clubName)}» отвязан.`, { exact: false })).toBeVisible();

  const admin = await people.pageOf(browser, 'e2e-admin');
  await admin.goto(`${product.address}/admin/organizer`);
  await admin.getByRole('button', { name: 'Удалить: Холмы' }).click();
  await admin
    .getByRole('dialog')
    .getByLabel(/введите/)
    .fill('Холмы');
  await admin.getByRole('dialog').getByRole('button', { name: 'Удалить организатора' }).click();
  await expect(admin.getByRole('heading', { name: 'Организаторов пока нет' })).toBeVisible();
});

test('an administrator creates an organizer and assigns it to a user by keyboard only', async ({ browser }) => {
  await createOrganizerByKeys(await people.newPageOf(browser, 'keys-admin'), product);
});

test('the owner connects a bot, links the club and publishes the page by keyboard only', async ({ browser }) => {
  await publishByKeys(await people.newPageOf(browser, 'keys-owner'), product);
});

test('the owner appoints and dismisses a moderator by keyboard only', async ({ browser }) => {
  await changeModeratorsByKeys(await people.newPageOf(browser, 'keys-owner'), product);
});

test('a club is unlinked and an organizer deleted by keyboard only, and a dialog restores the focus', async ({
  browser,
}) => {
  await unlinkByKeys(await people.newPageOf(browser, 'keys-owner'), product);
  await deleteOrganizerByKeys(await people.newPageOf(browser, 'keys-admin'), product);
});
