import { expect, type Page, test } from '@playwright/test';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';
import { changed, protocolRows, rowCount, rowOf } from './protocolRows.ts';

const event = 5100019;
let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(async () => {
  await product?.stop();
});

test('a race goes from the game to a protocol that keeps decisions across a new import', async ({ page }) => {
  const complaints = listen(page);

  await test.step('an empty portal shows empty states', async () => {
    await page.goto(`${product.address}/race/schedule`);

    await expect(page.getByRole('heading', { name: 'Заездов пока нет' })).toBeVisible();
  });

  await test.step('an added event appears in the schedule with its riders', async () => {
    await product.task('event', 'add', String(event), '--organizer', 'Клуб «Ось»', '--protocol', 'catchUp');
    await page.reload();
    await page.getByRole('table').getByRole('link').first().click();

    await expect(page).toHaveURL(new RegExp(`/race/schedule/${event}$`));
    await expect(page.getByRole('link', { name: 'Зарегистрироваться в игре' })).toHaveAttribute(
      'href',
      /zwift\.com\/events\/view/,
    );
    expect(await rowCount(page)).toBeGreaterThan(5);
  });

  await test.step('before the start the results redirect to the event', async () => {
    await page.goto(`${product.address}/race/results/${event}`);

    await expect(page.getByRole('heading', { name: 'Заезд ещё не начался' })).toBeVisible();
  });

  await test.step('the finished race is imported and shown in order', async () => {
    const finish = await product.control(`finish/${event}`, { moveStart: true });
    expect(finish.status).toBe(200);
    await product.task('event', 'sync', String(event));
    await product.task('result', 'import', String(event));
    await page.reload();

    await expect(page.getByRole('table', { name: /^Протокол/ })).toBeVisible();
    const rows = await protocolRows(page);
    const classified = rows.filter(({ place }) => /^\d/.test(place));
    expect(classified.length).toBeGreaterThan(3);
    expect(classified.map(({ time }) => time)).toEqual(classified.map(({ time }) => time).toSorted());
    expect(classified[0]?.place).toMatch(/^1.*золото/);
    expect(classified[0]?.gap).toContain('лидер');
    expect(classified[1]?.gap).toMatch(/^\+/);
    expect(rows.at(-1)?.place).toContain('VP');
  });

  await test.step('until slower riders finish, it is shown above the schedule with its first finishers', async () => {
    await page.goto(`${product.address}/race/schedule`);

    await expect(page.getByRole('heading', { name: 'Сейчас едут' })).toBeVisible();
    const race = page.getByRole('article').first();
    await expect(race.getByRole('listitem')).toHaveCount(3);
    await race.getByRole('link', { name: 'Стартовый лист' }).click();
    await expect(page.getByRole('table', { name: /^Зарегистрировались на/ })).toBeVisible();
    await page.getByRole('link', { name: 'Открыть протокол' }).click();
    await expect(page.getByRole('table', { name: /^Протокол/ })).toBeVisible();
  });

  const rows = await protocolRows(page);
  const second = rows.filter(({ place }) => /^\d/.test(place))[1];
  const rider = await riderId(page, 1);
  let decision = '';

  await test.step('a disqualified rider is unranked, even after a new import', async () => {
    [decision = ''] = await product.task(
      'result',
      'decide',
      String(event),
      String(rider),
      '--label',
      'DSQ',
      '--author',
      'Судья',
      '--reason',
      'Проверка правил',
    );
    await page.reload();
    await expect.poll(async () => (await rowOf(page, second?.rider))?.place).toContain('DSQ');
    await expect(page.getByRole('row', { name: new RegExp(`${changed}.*DSQ|DSQ.*${changed}`) })).toHaveCount(1);

    await product.task('result', 'import', String(event));
    await page.reload();
    await expect.poll(async () => (await rowOf(page, second?.rider))?.place).toContain('DSQ');
  });

  await test.step('an undo restores the rank, and a new import keeps it', async () => {
    await product.task('result', 'undo', String(event), decision, '--author', 'Судья', '--reason', 'Ошибка');
    await product.task('result', 'import', String(event));
    await page.reload();

    await expect.poll(async () => (await rowOf(page, second?.rider))?.place).toMatch(/^2/);
  });

  expect(complaints()).toEqual([]);
});

/** Returns the profile id at an index, from 0, from the API. */
async function riderId(page: Page, index: number): Promise<number> {
  const response = await page.request.get(`${product.address}/api/race/results/${event}`);
  const { event: race } = await response.json();
  return race.results.filter(({ rankEvent }: { rankEvent: number }) => rankEvent > 0)[index].profileId;
}
