import { expect, type Page, test } from '@playwright/test';
import { addPeople, callApi, closeSideBar, type People } from './accounts.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';
import { visit } from './visit.ts';

const races = ['5100002', '5100011'];
const club = 'Клуб «Ось»';
const reason = 'Мощность';
let product: Product;
let people: People<'e2e-director'>;
let slug: string;

// One tour from its form to its standings: each test continues from the state of the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  people = await addPeople(product, ['e2e-director']);
  await product.task('user', 'role', 'e2e-director', 'admin');
  const page = await people.pageOf(browser, 'e2e-director');
  const { body } = await callApi(page, 'GET', '/api/moderator/users?search=e2e-director');
  const creatorId = body.data[0]._id;
  await callApi(page, 'POST', '/api/admin/organizers', { name: club, label: 'os', creatorId });
  await product.task('event', 'add', ...races, '--organizer', club, '--protocol', 'classicGroup');
  for (const race of races) await product.task('result', 'import', race);
});

test.afterAll(async () => {
  await people?.leave();
  await product?.stop();
});

/** Returns the rows of the table of a stage or of the standings, with the content of each cell. */
function rowsOf(page: Page) {
  return page.getByRole('table').getByRole('row');
}

test('an organizer creates a tour of two races and publishes it', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-director', '/organizer/series/create');
  const complaints = listen(page);
  await page.getByRole('textbox', { name: 'Название' }).fill('Утренний тур');
  await page.getByLabel('Начало').fill('2026-11-01');
  await page.getByLabel('Конец').fill('2036-12-01');
  await page.getByRole('button', { name: 'Создать серию' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Утренний тур' })).toBeVisible();

  for (const stage of ['этап 1', 'этап 2']) {
    await page.getByRole('button', { name: `Добавить «Утро по Оси, ${stage}»` }).click();
    await expect(page.getByRole('button', { name: `Добавить «Утро по Оси, ${stage}»` })).toBeHidden();
  }
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByRole('button', { name: 'Снять с публикации' })).toBeVisible();

  await page.getByRole('link', { name: 'Страница серии' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Утренний тур' })).toBeVisible();
  slug = new URL(page.url()).pathname.split('/')[2] ?? '';
  expect(slug).toMatch(/^os-utrenniy-tur-01112026$/);
  expect(complaints()).toEqual([]);
});

test('a guest reads the standings, opens an explanation, and recalculates them without a stage', async ({ page }) => {
  const complaints = listen(page);
  await visit(page, `${product.address}/series/${slug}/results`);
  await closeSideBar(page);
  await expect(rowsOf(page).nth(2)).toBeVisible();
  await page.getByRole('button', { name: 'Что, если…' }).click();
  await page
    .getByRole('switch', { name: /^без «/ })
    .first()
    .press('Space');

  await expect(page).toHaveURL(/without=1/);
  await expect(page.getByText(/неофициальн/i).first()).toBeVisible();
  await visit(page, `${product.address}/series/${slug}/results/stage/1`);
  await page
    .getByRole('button', { name: /^Почему/ })
    .first()
    .click();

  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Версии протокола')).toBeVisible();
  await expect(drawer.getByText(/Результаты из игры|Правила серии/).first()).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('a category change is previewed, updates the standings, and is reverted', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-director', `/series/${slug}/results/stage/2`);
  const complaints = listen(page);
  const general = async () =>
    (await (await fetch(`${product.address}/api/series/general-classification/${slug}`)).json()).data.results.map(
      ({ profileId, finalCategory, rank }: { profileId: number; finalCategory: string; rank: object }) => [
        profileId,
        finalCategory,
        JSON.stringify(rank),
      ],
    );
  const before = await general();

  await page
    .getByRole('button', { name: /^Действия: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Изменение категории' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменение категории' });
  const category = dialog.getByRole('radio', { name: 'D', exact: true });
  // Its label covers it, and a forced click misses while the dialog is still opening.
  await category.press('Space');
  await expect(category).toBeChecked();
  await dialog.getByRole('textbox', { name: /Причина/ }).fill(reason);
  await expect(dialog.getByText(/Сдвин|Станет|→/).first()).toBeVisible();
  expect(await general()).toEqual(before);
  await dialog.getByRole('button', { name: 'Изменить категорию' }).click();
  await expect(dialog).toBeHidden();
  const after = await general();
  expect(after).not.toEqual(before);

  await page
    .getByRole('button', { name: /^Отменить решение: / })
    .first()
    .click();
  const undo = page.getByRole('dialog', { name: 'Отменить решение' });
  await undo.getByRole('textbox').fill('Ошибка');
  await undo.getByRole('button', { name: 'Отменить решение' }).click();
  await expect(undo).toBeHidden();
  expect(await general()).toEqual(before);
  expect(complaints()).toEqual([]);
});
