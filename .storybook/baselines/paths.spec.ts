import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';

/** Opens the book as a first-time reader, counting clicks. */
async function newcomer(page: Page) {
  await page.goto('/index.html');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { name: 'Отрыв: дизайн-система' })).toBeVisible();
  let clicks = 0;
  return {
    preview,
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    clicks: () => clicks,
  };
}

const most = 3;
const linkTo = (preview: FrameLocator, name: string) => preview.locator('.otryv-catalog a', { hasText: name }).first();

test('the rule of medals is found in three clicks at most', async ({ page }) => {
  const { preview, click, clicks } = await newcomer(page);

  await click(preview.getByRole('link', { name: 'Каталог' }));
  await click(linkTo(preview, 'MedalRank'));

  await expect(preview.getByText(/Равные времена делят место и следующее сгорает/)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(most);
});

test('the label of a disqualification is seen in dark at 390 px in three clicks at most', async ({ page }) => {
  const { preview, click, clicks } = await newcomer(page);

  await click(preview.getByRole('link', { name: 'Каталог' }));
  await click(linkTo(preview, 'DisqualificationLabel'));
  await click(preview.getByRole('link', { name: 'тёмная, 390 px' }));

  await expect(preview.locator('#storybook-root').getByText('DSQ')).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await preview.locator('html').evaluate(() => window.innerWidth)).toBe(390);
  expect(clicks()).toBeLessThanOrEqual(most);
});

test('the contrast of every category is found in three clicks at most', async ({ page }) => {
  const { preview, click, clicks } = await newcomer(page);

  await click(preview.getByRole('link', { name: 'Токены' }));

  for (const category of ['aplus', 'a', 'b', 'c', 'd', 'e', 'w']) {
    const row = preview.getByRole('row').filter({ hasText: `--otryv-color-cat-${category}-text` });
    await expect(row.getByText(new RegExp(`^\\d+\\.\\d на cat-${category}$`))).toHaveCount(3);
  }
  expect(clicks()).toBeLessThanOrEqual(most);
});

test('the movement of a popup is seen in three clicks at most', async ({ page }) => {
  const { preview, click, clicks } = await newcomer(page);

  await click(preview.getByRole('link', { name: 'Каталог' }));
  await click(linkTo(preview, 'Popover'));
  await click(preview.locator('.otryv-docs-primary').getByRole('button', { name: 'Столбцы' }));

  await expect(preview.getByRole('dialog', { name: 'Столбцы таблицы' })).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(most);
});

test('the weight of a component is found in three clicks at most', async ({ page }) => {
  const { preview, click, clicks } = await newcomer(page);

  await click(preview.getByRole('link', { name: 'Каталог' }));
  await click(linkTo(preview, 'ResultsTable'));

  await expect(preview.locator('.otryv-docs-facts').getByText(/^\d+\.\d кБ$/)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(most);
});

test('a defect is reported in three clicks at most', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { preview, click, clicks } = await newcomer(page);

  await click(preview.getByRole('link', { name: 'Каталог' }));
  await click(linkTo(preview, 'MedalRank'));
  await click(preview.getByRole('button', { name: 'Сообщить о недочёте' }));

  await expect(preview.getByRole('button', { name: /Скопировано/ })).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(most);
});

test('the book is read in English after one click', async ({ page }) => {
  const { preview, click, clicks } = await newcomer(page);

  await click(preview.getByRole('button', { name: 'In English' }));

  await expect(preview.getByRole('heading', { name: 'Otryv: the design system' })).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Report an issue' })).toBeVisible();
  expect(clicks()).toBe(1);
});

for (const { role, isGuest, leadsTo } of [
  { role: 'Гость', isGuest: true, leadsTo: null },
  { role: 'Райдер', isGuest: false, leadsTo: null },
  { role: 'Организатор', isGuest: false, leadsTo: '/organizer/main' },
  { role: 'Администратор', isGuest: false, leadsTo: '/admin/users' },
]) {
  test(`the toolbar shows a screen to the role ${role}`, async ({ page }) => {
    // Axe would delay both the screen and the change of its role.
    await page.goto('/index.html?path=/story/screens-home--default&globals=a11y.manual:!true');
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.getByText('Четверговая гонка').first()).toBeVisible();

    await page.getByRole('button', { name: /Роль на экранах/ }).click();
    await page.getByRole('option', { name: role }).click();

    const account = isGuest ? 'Аккаунт' : 'Аккаунт: podvetrenny';
    await expect(preview.getByRole('button', { name: account, exact: true })).toBeVisible();
    for (const address of ['/organizer/main', '/admin/users']) {
      const links = preview.locator(`a[href="${address}"]`);
      if (address === leadsTo) await expect(links.first()).toBeAttached();
      else await expect(links).toHaveCount(0);
    }
  });
}
