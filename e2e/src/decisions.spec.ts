import { expect, test } from '@playwright/test';
import { addPeople, type People } from './accounts.ts';
import { linkAndProve, type RacedRider, racedRider } from './gameId.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';

// Held yesterday: the minutely job would make an earlier protocol official meanwhile.
const race = 5100012;
const reason = 'Нет пульса';
let product: Product;
let winner: RacedRider;
let people: People<'e2e-judge' | 'e2e-rider'>;

// One race from a decision to the official protocol: each test continues from the state of the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await startProduct();
  people = await addPeople(product, ['e2e-judge', 'e2e-rider']);
  await product.task('user', 'role', 'e2e-judge', 'admin');
  winner = await racedRider(product, race, 0);
});

test.afterAll(async () => {
  await people?.leave();
  await product?.stop();
});

async function firstRider(): Promise<string> {
  const response = await fetch(`${product.address}/api/race/results/${race}`);
  const [first] = (await response.json()).event.results;
  return `${first.profileData.firstName} ${first.profileData.lastName}`;
}

test('a moderator previews the rank changes, and disqualifies the winner', async ({ browser }) => {
  const rider = await people.pageOf(browser, 'e2e-rider', '/profile/0/settings/zwift');
  await linkAndProve(rider, product, winner);
  const page = await people.pageOf(browser, 'e2e-judge', `/results/edit/${race}`);
  const complaints = listen(page);

  await page.getByRole('checkbox', { name: `Выбрать: ${winner.name}` }).check();
  await expect(page.getByText(/Сменится победитель\. Уйдёт 1 сообщение/)).toBeVisible();
  expect(await firstRider()).toBe(winner.name);
  await page.getByRole('button', { name: reason }).click();
  await page.getByRole('button', { name: 'Записать решение' }).click();

  await expect(page.getByText('Решение записано. Протокол пересчитан.')).toBeVisible();
  expect(await firstRider()).not.toBe(winner.name);
  expect(complaints()).toEqual([]);
});

test('the rider is notified, appeals, and a new import changes no decision', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-rider', `/race/results/${race}`);
  await page.getByRole('button', { name: /непрочитанн/ }).click();
  await expect(page.getByText(/Решение DSQ: было 1, стало DSQ\. Причина: Нет пульса/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Подать протест' }).click();
  const dialog = page.getByRole('dialog', { name: 'Подать протест' });
  await dialog.getByLabel(/Что произошло/).fill('Датчик терял связь с игрой, пульс есть в файле.');
  await dialog.getByRole('button', { name: 'Подать протест' }).click();
  await expect(page.getByText('Ваш протест ждёт ответа')).toBeVisible();

  await product.task('result', 'import', String(race));

  expect(await firstRider()).not.toBe(winner.name);
});

test('the moderator accepts, reverts the decision and makes the protocol official', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-judge', `/results/edit/${race}`);
  await page.getByRole('button', { name: `Ответить: ${winner.name}` }).click();
  await page.getByRole('radio', { name: 'Принят' }).press('Space');
  await page.getByLabel(/Ответ райдеру/).fill('Файл совпадает с заездом.');
  await page.getByRole('button', { name: 'Отправить ответ' }).click();
  await expect(page.getByText('Ответ отправлен райдеру.')).toBeVisible();

  await page.getByRole('button', { name: `Отменить решение: ${winner.name}` }).click();
  const undo = page.getByRole('dialog', { name: 'Отменить решение' });
  await undo.getByLabel(/Причина/).fill('Протест принят');
  await undo.getByRole('button', { name: 'Отменить решение' }).click();
  await expect(undo).toBeHidden();
  await expect.poll(firstRider).toBe(winner.name);

  await page.getByRole('button', { name: 'Сделать официальным' }).click();
  const official = page.getByRole('dialog');
  await official.getByRole('button', { name: 'Проверено модератором' }).click();
  await official.getByRole('button', { name: 'Сделать официальным' }).click();
  await expect(page.getByText(/^Стал официальным/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Выбрать/ })).toHaveCount(0);

  await expect(product.task('result', 'import', String(race))).rejects.toThrow('protocol_official');
});

test('the rider reads the decision on the appeal', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-rider', `/race/results/${race}`);

  await expect(page.getByText('Ваш протест принят')).toBeVisible();
  await expect(page.getByText('Файл совпадает с заездом.')).toBeVisible();
});
