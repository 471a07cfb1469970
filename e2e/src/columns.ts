import { expect, type Page, test } from '@playwright/test';
import { rowCount } from './protocolRows.ts';

/** Resizes, moves and pins columns of a protocol, restores them after a reload and through a link, and resets them. */
export async function arrangeColumns(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await rowCount(page);
  const original = await headsOf(page);

  await test.step('a border and an arrow resize', async () => {
    const before = await widthOf(page, 'Время');
    await dragBorder(page, 'Время', 40);
    await expect.poll(() => widthOf(page, 'Время')).toBe(before + 40);
    await buttonOf(page, 'Время').press('Alt+Shift+ArrowRight');
    await expect.poll(() => widthOf(page, 'Время')).toBe(before + 50);
  });

  await test.step('a drag and an arrow move, without sorting', async () => {
    const sorted = await page.locator('th[aria-sort]').getAttribute('data-column');
    await buttonOf(page, 'NP').dragTo(headOf(page, 'Время'), { targetPosition: { x: 5, y: 10 } });
    await expect.poll(async () => (await headsOf(page)).indexOf('normalizedPower')).toBe(original.indexOf('time'));
    await buttonOf(page, 'NP').press('Alt+ArrowRight');
    await expect.poll(async () => (await headsOf(page)).indexOf('normalizedPower')).toBe(original.indexOf('time') + 1);
    await expect(page.locator('th[aria-sort]')).toHaveAttribute('data-column', sorted ?? '');
  });

  await test.step('buttons of the column menu pin by pointer and keyboard', async () => {
    const pinned = page.locator('th[scope="col"][data-pinned]');
    const before = await pinned.count();
    await openArrangement(page);
    await page.getByRole('button', { name: 'Закрепить: Скорость' }).click();
    await page.getByRole('button', { name: 'Закрепить: Пульс' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(pinned).toHaveCount(before + 2);
  });

  const arranged = await headsOf(page);
  const width = await widthOf(page, 'Время');
  const link = page.url();
  expect(arranged).not.toEqual(original);
  expect(link).toMatch(/[?&]columns=[\w.-]+/);

  await test.step('the layout persists after a reload, and without the link too', async () => {
    for (const from of [link, address]) {
      await page.goto(from);
      await rowCount(page);
      expect(await headsOf(page)).toEqual(arranged);
      expect(await widthOf(page, 'Время')).toBe(width);
    }
  });

  await test.step('the link restores it for another reader', async () => {
    const other = await page
      .context()
      .browser()
      ?.newContext({ viewport: { width: 1440, height: 900 } });
    const theirs = await other?.newPage();
    if (!theirs) throw new Error('The browser has gone.');
    await theirs.goto(link);
    await rowCount(theirs);
    expect(await headsOf(theirs)).toEqual(arranged);
    expect(await widthOf(theirs, 'Время')).toBe(width);
    await other?.close();
  });

  await test.step('«Как было» resets everything', async () => {
    await openArrangement(page);
    await page.getByRole('button', { name: 'Как было' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await rowCount(page);
    expect(await headsOf(page)).toEqual(original);
    await expect(page).not.toHaveURL(/columns=/);
  });
}

/** Returns the keys of the shown columns in order. */
async function headsOf(page: Page): Promise<string[]> {
  return page
    .locator('th[data-column][scope="col"]')
    .evaluateAll((heads) => heads.map((head) => head.getAttribute('data-column') ?? ''));
}

/** Returns the header of a column by its label. */
const headOf = (page: Page, label: string) => page.getByRole('columnheader', { name: label, exact: true });

/** Returns the sort button of a header, which also handles the keys that move and resize. */
const buttonOf = (page: Page, label: string) => headOf(page, label).getByRole('button');

async function widthOf(page: Page, label: string): Promise<number> {
  return headOf(page, label).evaluate((head: HTMLElement) => head.offsetWidth);
}

/** Drags the border at the end of a column with a mouse. */
async function dragBorder(page: Page, label: string, byPx: number): Promise<void> {
  await headOf(page, label).hover();
  const box = await headOf(page, label).locator('[aria-hidden]').boundingBox();
  if (!box) throw new Error(`The column ${label} has no border to drag.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx / 2, y);
  await page.mouse.move(x + byPx, y);
  await page.mouse.up();
}

/** Opens the column menu at the section that moves and pins. */
async function openArrangement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByText('Порядок и закрепление').click();
}
