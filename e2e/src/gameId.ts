import { expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Rider of the game as a protocol shows them. */
export interface RacedRider {
  zwiftId: number;
  name: string;
  lastName: string;
}

/** Adds a finished race, and returns its rider at an index, from 0. */
export async function racedRider(product: Product, eventId: number, index: number): Promise<RacedRider> {
  await product.task('event', 'add', String(eventId), '--organizer', 'Клуб «Ось»', '--protocol', 'classicCommon');
  await product.task('result', 'import', String(eventId));
  const response = await fetch(`${product.address}/api/race/results/${eventId}`);
  const { event } = await response.json();
  const { profileId, profileData } = event.results[index];
  const { firstName, lastName } = profileData;
  return { zwiftId: profileId, name: `${firstName} ${lastName}`, lastName };
}

/** Links a rider on the tab of game ids, and verifies them with the code in their last name. */
export async function linkAndProve(page: Page, product: Product, { zwiftId, name, lastName }: RacedRider) {
  const rename = async (next: string) => {
    const response = await product.control(`riders/${zwiftId}`, { lastName: next });
    expect(response.status).toBe(200);
  };
  await page.getByLabel('Игровой ID').fill(String(zwiftId));
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Привязать игровой ID' }).click();
  await expect(page.getByText('не подтверждён', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Подтвердить', exact: true }).click();
  const steps = page.getByRole('region', { name: `Подтвердите, что ${zwiftId} ваш` });
  const code = /\b[A-Z0-9]{6}\b/.exec((await steps.textContent()) ?? '')?.[0] ?? '';
  await steps.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByRole('alert')).toContainText(`пока «${lastName}»`);

  await rename(`${lastName} ${code}`);
  await steps.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('подтверждён', { exact: true })).toBeVisible();
  await expect(steps).toHaveCount(0);
  await rename(lastName);
}
