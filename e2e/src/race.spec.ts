import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

const event = 5100019;
let product: Product;

// The tests follow one race: what one leaves behind, the next one reads.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(async () => {
  await product?.stop();
});

test('a race goes from the game to a protocol that keeps decisions over a new import', async ({ page }) => {
  const complaints = listen(page);

  await test.step('an empty portal says so', async () => {
    await page.goto(`${product.address}/race/schedule`);

    await expect(page.getByRole('heading', { name: 'Заездов пока нет' })).toBeVisible();
  });

  await test.step('an added event stands in the schedule with its riders', async () => {
    await product.task('event', 'add', String(event), '--organizer', 'Клуб «Ось»', '--protocol', 'catchUp');
    await page.reload();
    await page.getByRole('table').getByRole('link').first().click();

    await expect(page).toHaveURL(new RegExp(`/race/schedule/${event}$`));
    await expect(page.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', /zwift\.com\/events\/view/);
    expect(await rowCount(page)).toBeGreaterThan(5);
  });

  await test.step('before the start the results send back to the event', async () => {
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

  const rows = await protocolRows(page);
  const second = rows.filter(({ place }) => /^\d/.test(place))[1];
  const rider = await riderId(page, 1);
  let decision = '';

  await test.step('a disqualified rider stands out of the classification, also after a new import', async () => {
    [decision = ''] = await product.task(
      ...['result', 'decide', String(event), String(rider), '--label', 'DSQ'],
      ...['--author', 'Судья', '--reason', 'Проверка правил'],
    );
    await page.reload();
    expect((await rowOf(page, second?.rider))?.place).toContain('DSQ');
    await expect(page.getByRole('row', { name: new RegExp(`${changed}.*DSQ|DSQ.*${changed}`) })).toHaveCount(1);

    await product.task('result', 'import', String(event));
    await page.reload();
    expect((await rowOf(page, second?.rider))?.place).toContain('DSQ');
  });

  await test.step('an undo gives the place back, and a new import keeps it', async () => {
    await product.task('result', 'undo', String(event), decision, '--author', 'Судья', '--reason', 'Ошибка');
    await product.task('result', 'import', String(event));
    await page.reload();

    expect((await rowOf(page, second?.rider))?.place).toMatch(/^2/);
  });

  await test.step('the started event leads from the schedule to its results', async () => {
    await page.goto(`${product.address}/race/schedule/${event}`);

    await expect(page).toHaveURL(new RegExp(`/race/results/${event}$`));
  });

  expect(complaints()).toEqual([]);
});

const screens = [
  '/',
  '/race/schedule',
  '/race/results',
  `/race/results/${event}`,
  `/race/results/${event}?tab=dnf`,
  '/nowhere',
];
const looks = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const;

for (const { width, theme } of looks) {
  test(`every screen is free of axe violations and complaints: ${theme}, ${width} px`, async ({ page }) => {
    const complaints = listen(page);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });

    for (const path of screens) {
      await page.goto(product.address + path);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(complaints()).toEqual([]);
  });
}

test('the built portal is styled by its tokens and served under its policy', async ({ page }) => {
  const answer = await page.goto(`${product.address}/`);

  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  const canvas = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--otryv-color-canvas'),
  );
  expect(canvas.trim()).toMatch(/^(#f5f4f0|light-dark)/);
});

test('no screen asks for more than 15 things beside flags and the letters of rare names (P24)', async ({ browser }) => {
  for (const path of screens) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(product.address + path);
    await page.waitForLoadState('networkidle');

    const counted = asked.filter((name) => !/^\/images\/|-(more|ext)-.*woff2$/.test(name));
    // A race that is on has the bar of late finishers besides.
    const limit = counted.some((name) => name.includes('LiveBar')) ? 16 : 15;
    expect(counted.length, `${path}: ${counted.join(' ')}`).toBeLessThanOrEqual(limit);
    expect(counted.length).toBeGreaterThan(3);
    await context.close();
  }
});

test('filters, order and power live in the address', async ({ page }) => {
  await page.goto(`${product.address}/race/results/${event}`);
  await page.getByRole('radio', { name: 'ватты' }).check({ force: true });
  await page
    .getByRole('columnheader', { name: /Райдер/ })
    .getByRole('button')
    .click();

  await expect(page).toHaveURL(/power=watts/);
  await expect(page).toHaveURL(/sort=/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'ватты' })).toBeChecked();
});

/** What the page complained of: errors, failed requests, refusals of the content security policy. */
function listen(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isExpected = message.text().includes('404 (Not Found)');
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
  return () => complaints;
}

async function rowCount(page: Page): Promise<number> {
  await page.getByRole('rowheader').first().waitFor();
  return page.getByRole('rowheader').count();
}

const changed = 'изменилось с вашего прошлого визита';

interface ProtocolLine {
  place: string;
  rider: string;
  time: string;
  gap: string;
}

/** The protocol as a reader sees it: place, rider, time and gap of each row. */
async function protocolRows(page: Page): Promise<ProtocolLine[]> {
  await page.getByRole('rowheader').first().waitFor();
  const heads = (await page.getByRole('table').locator('thead tr').last().locator('th').allInnerTexts()).map((text) =>
    text.trim(),
  );
  const at = (name: string) => heads.findIndex((head) => head.startsWith(name));
  const cells = await page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  return cells
    .filter((row) => row.length > 3)
    .map((row) => ({
      place: row[0] ?? '',
      rider: (row[at('Райдер')] ?? '').replace(changed, ''),
      time: row[at('Время')] ?? '',
      gap: row[at('Отрыв')] ?? '',
    }));
}

async function rowOf(page: Page, rider: string | undefined): Promise<ProtocolLine | undefined> {
  return (await protocolRows(page)).find((row) => row.rider === rider);
}

/** The rider's number of a place, from 0, as the API tells it. */
async function riderId(page: Page, index: number): Promise<number> {
  const answer = await page.request.get(`${product.address}/api/race/results/${event}`);
  const { event: race } = await answer.json();
  return race.results.filter(({ rankEvent }: { rankEvent: number }) => rankEvent > 0)[index].profileId;
}
