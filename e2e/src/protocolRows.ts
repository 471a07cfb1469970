import type { Page } from '@playwright/test';
import { takenOver } from './visit.ts';

export const changed = 'изменилось с прошлого визита';

interface ProtocolLine {
  place: string;
  rider: string;
  time: string;
  gap: string;
}

/** Returns the protocol as a reader sees it: rank, rider, time and gap of each row. */
export async function protocolRows(page: Page): Promise<ProtocolLine[]> {
  // The server sends the first rows of a long table.
  await takenOver(page);
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

export async function rowOf(page: Page, rider: string | undefined): Promise<ProtocolLine | undefined> {
  return (await protocolRows(page)).find((row) => row.rider === rider);
}

export async function rowCount(page: Page): Promise<number> {
  await takenOver(page);
  await page.getByRole('rowheader').first().waitFor();
  return page.getByRole('rowheader').count();
}
