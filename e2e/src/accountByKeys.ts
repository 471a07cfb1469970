import { expect, type Page } from '@playwright/test';
import { fillByKeys, pressByKeys, tabTo } from './byKeys.ts';
import { linkOfEmail } from './emails.ts';
import type { Product } from './product.ts';
import { visit } from './visit.ts';

const username = 'klavisha';
const email = 'klavisha@club.example';
const password = 'стрелки-и-пробел-9';

/** Registers, and confirms the address by the link in its email, which signs in, by keyboard only. */
export async function enterByKeys(page: Page, product: Product): Promise<void> {
  await visit(page, `${product.address}/auth/registration`);
  await fillByKeys(page, page.getByLabel('Логин'), username);
  await fillByKeys(page, page.getByLabel('Почта'), email);
  await fillByKeys(page, page.getByLabel(/^Пароль/), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Проверьте почту' })).toBeVisible();

  await page.goto(
    product.address + (await linkOfEmail(page, product.address, email, /\/auth\/confirm-email\/[\w-]{43}/)),
  );
  await pressByKeys(page, page.getByRole('button', { name: 'Подтвердить адрес' }));
  await expect(page.getByRole('list', { name: 'С чего начать' })).toBeVisible();
  await page.goto(`${product.address}/profile/0/settings/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible();
}

/** Changes a setting, opens and closes a dialog, and signs out by the menu, by keyboard only. */
export async function changeSettingsByKeys(page: Page): Promise<void> {
  const changesPassword = page.getByRole('button', { name: 'Сменить пароль' });
  await pressByKeys(page, changesPassword);
  await expect(page.getByRole('dialog', { name: 'Сменить пароль' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(changesPassword).toBeFocused();

  await page.reload();
  await pressByKeys(page, page.getByRole('link', { name: 'Оповещения' }));
  const news = page.getByRole('checkbox', { name: /Новости/ });
  await tabTo(page, news);
  // News are opt-in.
  await expect(news).not.toBeChecked();
  await page.keyboard.press('Space');
  await pressByKeys(page, page.getByRole('button', { name: 'Сохранить' }));
  await expect(page.getByText('Настройки сохранены.')).toBeVisible();

  await page.reload();
  await expect(news).toBeChecked();
  await pressByKeys(page, page.getByRole('button', { name: `Аккаунт: ${username}` }));
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Вы вышли из аккаунта!')).toBeVisible();
}
