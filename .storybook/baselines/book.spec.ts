import { expect, type Page, test } from '@playwright/test';
import { overlapsOf } from '../../e2e/src/overlapsOf.ts';

const documentOf = (id: string, globals = 'theme:light') =>
  `/iframe.html?id=${id}--docs&viewMode=docs&globals=${globals}`;

const queries = [
  { query: 'медаль', title: 'MedalRank' },
  { query: 'medal', title: 'MedalRank' },
  { query: 'протокол', title: 'ResultsTable' },
  { query: 'дисквалификация', title: 'DisqualificationLabel' },
  { query: 'DSQ', title: 'DisqualificationLabel' },
  { query: 'token', title: 'Tokens' },
  { query: 'токены', title: 'Tokens' },
  { query: 'отрыв', title: 'Gap' },
  { query: 'категория', title: 'CategoryBadge' },
  { query: 'кнопка', title: 'Button' },
  { query: 'тост', title: 'AlertToast' },
  { query: 'snackbar', title: 'AlertToast' },
  { query: 'модальное окно', title: 'Dialog' },
  { query: 'вкладки', title: 'Tabs' },
  { query: 'поиск', title: 'SearchField' },
  { query: 'пагинация', title: 'Pagination' },
  { query: 'календарь', title: 'DateTimeField' },
  { query: 'галочка', title: 'Checkbox' },
  { query: 'расписание', title: 'ScheduleTable' },
  { query: 'общий зачёт', title: 'StandingsTable' },
  { query: 'догонялки', title: 'CatchUpWinnersTable' },
  { query: 'рекорды', title: 'RecordsTable' },
  { query: 'кривая мощности', title: 'PowerCurveChart' },
  { query: 'histogram', title: 'FtpHistogram' },
  { query: 'штраф', title: 'PenaltyForm' },
  { query: 'протест', title: 'AppealForm' },
  { query: 'регистрация', title: 'RegistrationForm' },
  { query: 'трасса', title: 'RouteBars' },
  { query: 'sign in', title: 'SignInForm' },
  { query: 'пусто', title: 'EmptyState' },
  { query: 'контраст', title: 'ColorField' },
  { query: 'встраивание', title: 'ResultsTable' },
];

test('the search finds components by Russian and English words', async ({ page }) => {
  await page.goto('/index.html');
  const field = page.locator('#storybook-explorer-searchfield');
  const found = page.locator('#storybook-explorer-menu [role=option]');

  for (const { query, title } of queries) {
    await field.fill(query);
    await expect(found.filter({ hasText: title }).first(), `«${query}» finds ${title}`).toBeVisible();
  }
});

test('a search hit links to the page of its component', async ({ page }) => {
  await page.goto('/index.html');

  await page.locator('#storybook-explorer-searchfield').fill('дисквалификация');
  await page.locator('#storybook-explorer-menu [role=option]').first().click();

  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { name: 'DisqualificationLabel' })).toBeVisible();
  expect(page.url()).toContain('race-disqualificationlabel--docs');
});

test('the book opens at its welcome page, with our name', async ({ page }) => {
  await page.goto('/index.html');

  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { name: 'Отрыв: дизайн-система' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Отрыв: дизайн-система' }).or(page.getByAltText('Отрыв: дизайн-система')),
  ).not.toHaveCount(0);
  await expect(page.getByText('Get started')).toHaveCount(0);
});

test('the catalog links to every component by its picture', async ({ page }) => {
  await page.goto(documentOf('catalog'));

  const links = page.locator('.otryv-catalog a');
  await expect.poll(() => links.count()).toBeGreaterThan(130);
  const pictures = page.locator('.otryv-catalog img');
  await pictures.first().scrollIntoViewIfNeeded();
  await expect(pictures.first()).toHaveJSProperty('complete', true);
  expect(await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await expect(page.locator('.otryv-catalog-blank')).toHaveCount(0);
  expect(await pictures.count()).toBe(await links.count());
});

test('a component’s page shows its use, rule, size, last change and examples', async ({ page }) => {
  await page.goto(documentOf('race-medalrank'));

  await expect(page.getByRole('heading', { name: 'Когда нужен', exact: true })).toBeVisible();
  await expect(page.locator('.otryv-docs-facts')).toContainText(/\d\.\d кБ/);
  await expect(page.locator('.otryv-docs-pair figure')).toHaveCount(2);
  await page.getByText('packages/race/src/categories/medal.ts').click();
  await expect(page.getByText(/Riders with the same place get the same medal/)).toBeVisible();
});

test('a component’s page shows its status, whether it may be embedded, and related ones', async ({ page }) => {
  await page.goto(documentOf('race-medalrank'));

  const facts = page.locator('.otryv-docs-facts');
  await expect(facts.getByText('стабильный', { exact: true })).toBeVisible();
  await expect(facts.getByText('можно встраивать', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Рядом по смыслу' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Race/DisqualificationLabel' })).toBeVisible();
});

test('a component’s page is available in English, including its keys', async ({ page }) => {
  await page.goto(documentOf('race-disqualificationlabel', 'locale:en'));

  await expect(page.getByRole('heading', { name: 'When to use it' })).toBeVisible();
  await expect(page.getByText('The label of an unranked result, with the reason in its tooltip.')).toBeVisible();
  await expect(page.getByText('DSQ: the weight was changed an hour before the start.')).toBeVisible();
  await expect(page.getByText('shows the tip with the focus')).toBeVisible();
});

for (const id of ['tables-resultstable', 'tables-datatable', 'tables-standingstable']) {
  test(`the page of ${id} is shorter than three screens`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(documentOf(id));
    await expect(page.getByRole('heading', { name: 'Все истории' })).toBeVisible();

    expect(await heightOf(page)).toBeLessThanOrEqual(3 * 900);
  });
}

test('every token is on its page, with sufficient contrast', async ({ page }) => {
  await page.goto(documentOf('foundations-tokens'));

  await expect.poll(() => page.locator('.otryv-tokens button[aria-label^="Скопировать"]').count()).toBeGreaterThan(180);
  await expect(page.locator('.otryv-tokens [data-low]')).toHaveCount(0);
});

test('the code of a table is what a host writes', async ({ page }) => {
  await page.goto(documentOf('tables-resultstable'));

  await page.locator('.docblock-code-toggle').first().click();

  const code = page.locator('.sbdocs-preview pre').first();
  await expect(code).toContainText("import { ResultsTable } from '@otryv/tables'");
  await expect(code).toContainText('rows={rows}');
});

function heightOf(page: Page): Promise<number> {
  return page.locator('.sbdocs-wrapper').evaluate((wrapper) => wrapper.scrollHeight);
}

for (const width of [390, 1280, 1440])
  test(`long stage names neither overlap nor get clipped at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/iframe.html?id=tables-standingstable--long-stage-names&viewMode=story');
    await expect(page.getByRole('table')).toHaveCount(6);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));

    expect(await overlapsOf(page, 'table')).toEqual([]);
  });
