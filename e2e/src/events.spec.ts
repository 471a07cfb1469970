import { type Browser, expect, test } from '@playwright/test';
import { addPeople, callApi, type People } from './accounts.ts';
import { press, setValue, tomorrowAtEight } from './eventEditor.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';
import { protocolRows } from './protocolRows.ts';

const clubId = '00000000-0000-4000-8000-000000000101';
const raced = 5100001;
const name = 'Зимний вечер';
let product: Product;
let people: People<'e2e-admin' | 'e2e-owner'>;
let eventId = 0;

// One race from its creation to its protocol: each test continues from the state of the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  people = await addPeople(product, ['e2e-admin', 'e2e-owner']);
  await product.task('user', 'role', 'e2e-admin', 'admin');
  await product.task('event', 'add', String(raced), '--organizer', 'Клуб «Волна»', '--protocol', 'classicCommon');
  await product.task('result', 'import', String(raced));
  await foundClub(browser);
});

test.afterAll(async () => {
  await people?.leave();
  await product?.stop();
});

/** Creates an organizer with a bot and a club. */
async function foundClub(browser: Browser): Promise<void> {
  const admin = await people.pageOf(browser, 'e2e-admin');
  const { body: found } = await callApi(admin, 'GET', '/api/moderator/users?search=e2e-owner');
  const made = await callApi(admin, 'POST', '/api/admin/organizers', {
    name: 'Клуб «Ось»',
    label: 'ОСЬ',
    creatorId: found.data[0]._id,
  });
  const organizerId = made.body.data._id;
  const bot = { organizerId, username: 'os@club.example', password: product.gamePassword };
  const owner = await people.pageOf(browser, 'e2e-owner');
  expect((await callApi(owner, 'PUT', '/api/organizer/bots', bot)).status).toBe(200);
  expect((await callApi(owner, 'POST', '/api/organizer/clubs', { clubId, organizerId })).status).toBeLessThan(300);
}

/** Returns the riders of an earlier race. */
async function someRiders(count: number): Promise<number[]> {
  const response = await fetch(`${product.address}/api/race/results/${raced}`);
  const { event } = await response.json();
  return event.results.slice(0, count).map(({ profileId }: { profileId: number }) => profileId);
}

async function groupsOf(id: number): Promise<number[]> {
  const { event } = await (await fetch(`${product.address}/api/race/events/${id}`)).json();
  return event.eventSubgroups.map((group: { id: number }) => group.id);
}

test('an organizer creates a race of five groups in the game', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-owner', '/zwift');
  const complaints = listen(page);
  await expect(page).toHaveURL(`${product.address}/zwift/event/create`);
  for (let added = 1; added < 5; added += 1) await press(page, /^Группа$/);

  await test.step('a start in the past cannot be submitted', async () => {
    await setValue(page, /^Дата и время/, '01.11.2020 20:00:00');
    await expect(page.getByText(/Старт уже прошёл/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Отправить в игру/ })).toBeDisabled();
  });

  await test.step('drafts survive a reload', async () => {
    await setValue(page, /^Дата и время/, tomorrowAtEight());
    await setValue(page, /^Название/, name);
    await page.reload();
    await expect(page.getByText('Черновик в этом браузере')).toBeVisible();
    await expect(page.getByRole('button', { name: `Название: ${name}` })).toBeVisible();
  });

  await press(page, /^Отправить в игру/);
  await expect(page).toHaveURL(/event\/add\?eventId=\d+/);
  eventId = Number(/eventId=(\d+)/.exec(page.url())?.[1]);
  await press(page, /^Добавить на сайт/);

  await expect(page).toHaveURL(`${product.address}/race/schedule/${eventId}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await groupsOf(eventId)).toHaveLength(5);
  expect(complaints()).toEqual([]);
});

test('a concurrent change in the game is shown, not overwritten', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-owner', `/zwift/event/edit/${eventId}`);
  const complaints = listen(page, ['409 (Conflict)']);
  await setValue(page, /^Название/, 'Зимний вечер, круг');
  await product.control(`events/${eventId}`, { description: 'Дополнил другой организатор' });

  await press(page, /^Отправить в игру/);

  await expect(page.getByText('Пока вы правили, заезд изменили в игре')).toBeVisible();
  await expect(page.getByText('Дополнил другой организатор').first()).toBeVisible();
  await press(page, 'Взять новую версию, мои правки оставить');
  await press(page, /^Отправить в игру/);
  await expect(page.getByText('Заезд сохранён в игре и на сайте.')).toBeVisible();
  const { event } = await (await fetch(`${product.address}/api/race/events/${eventId}`)).json();
  expect([event.name, event.description]).toEqual(['Зимний вечер, круг', 'Дополнил другой организатор']);
  expect(complaints()).toEqual([]);
});

test('riders sign up, race, and appear in the protocol', async ({ browser }) => {
  const riders = await someRiders(6);
  const [first = 0, second = 0] = await groupsOf(eventId);
  for (const [at, riderId] of riders.entries()) {
    const answer = await product.control(`groups/${at % 2 === 0 ? first : second}/entrants`, { riderId });
    expect(answer.status).toBe(200);
  }
  const page = await people.pageOf(browser, 'e2e-owner', `/race/schedule/${eventId}`);
  const complaints = listen(page);
  expect((await callApi(page, 'PUT', '/api/race/events', { eventId })).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('table', { name: /Зарегистрировались/ }).getByRole('row')).toHaveCount(riders.length + 1);

  await product.control(`finish/${eventId}`, { moveStart: true });
  expect((await callApi(page, 'PUT', '/api/race/events', { eventId })).status).toBe(200);
  expect((await callApi(page, 'PUT', '/api/race/results', { eventId })).status).toBe(200);

  await page.goto(`${product.address}/race/results/${eventId}`);
  const rows = await protocolRows(page);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.length).toBeLessThanOrEqual(riders.length);
  expect(complaints()).toEqual([]);
});

test('a game failure in the middle of an import loses no data, and is reported', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-owner', `/race/results/${eventId}`);
  const before = await protocolRows(page);
  await product.control('faults', { path: '/api/race-results/entries', status: 500, times: 20 });

  const failed = await callApi(page, 'PUT', '/api/race/results', { eventId });

  expect([failed.status, failed.body.code]).toEqual([503, 'game_unavailable']);
  await page.reload();
  expect(await protocolRows(page)).toEqual(before);
});

test('the race is deleted with its dependents', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-owner', '/race/results');
  await press(page, /^Действия.*Зимний вечер, круг/);
  await page.getByRole('menuitem', { name: /Удалить/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Удалить/ })
    .last()
    .click();

  await expect(page.getByText(/удалён/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Зимний вечер, круг' })).toHaveCount(0);
  expect((await fetch(`${product.address}/api/race/results/${eventId}`)).status).toBe(404);
});
