import { expect, type Page } from '@playwright/test';

export const press = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label }).click();

/** Sets a value of the event editor in its popover. */
export async function setValue(page: Page, label: RegExp, value: string): Promise<void> {
  await page.getByRole('button', { name: label }).first().click();
  await page.getByRole('dialog').getByRole('textbox').fill(value);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Returns a future start in the format of the editor. */
export function tomorrowAtEight(): string {
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' });
  return `${tomorrow} 20:00:00`;
}
