import { expect, type Page, test } from '@playwright/test';
import { changeSettingsByKeys, enterByKeys } from './accountByKeys.ts';
import { linkOfEmail } from './emails.ts';
import { linkAndProve, racedRider } from './gameId.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';
import { visit } from './visit.ts';

const username = 'podvetrenny';
const email = 'lev@club.example';
const password = 'велосипед-на-стене-7';
const nextPassword = 'велосипед-на-балконе-8';
const race = 5100001;
let product: Product;

// One reader's journey through the account: each test continues from the state of the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(async () => {
  await product?.stop();
});

async function signIn(page: Page, with_ = password): Promise<void> {
  await page.getByLabel('Логин или почта').fill(username);
  await page.getByLabel(/^Пароль/).fill(with_);
  await page.getByRole('button', { name: 'Войти' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Аккаунт: ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
}

test('a rider registers, confirms the address and is signed in', async ({ page }) => {
  const complaints = listen(page);
  await visit(page, `${product.address}/auth/registration`);
  await page.getByLabel('Логин').fill(username);
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel(/^Пароль/).fill(password);
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Проверьте почту' })).toBeVisible();

  await page.goto(
    product.address + (await linkOfEmail(page, product.address, email, /\/auth\/confirm-email\/[\w-]{43}/)),
  );
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
  await expect(page.getByRole('list', { name: 'С чего начать' })).toBeVisible();

  await page.goto(`${product.address}/profile/0/settings/account`);

  await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible();
  await expect(page.getByText('подтверждена')).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('the rider links VK ID, verifies a game id, finds their row in a protocol and signs out', async ({ page }) => {
  const complaints = listen(page, ['409 (Conflict)']);
  const rider = await racedRider(product, race, 3);
  await page.goto(`${product.address}/profile/0/settings/account`);
  await signIn(page);

  await test.step('VK ID is another sign-in method', async () => {
    await page.getByRole('button', { name: 'Привязать VK ID' }).click();
    await page.getByRole('link', { name: 'Лев Подветренный' }).click();
    await expect(page.getByText('привязан: Лев Подветренный')).toBeVisible();
    await expect(page).toHaveURL(`${product.address}/profile/0/settings/account`);
  });

  await test.step('a game id is linked and verified', async () => {
    await page.getByRole('link', { name: 'Звифт' }).click();
    await linkAndProve(page, product, rider);
  });

  await test.step('the settings are saved', async () => {
    await page.getByRole('link', { name: 'Оповещения' }).click();
    await page.getByRole('checkbox', { name: /Новости/ }).uncheck();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Настройки сохранены.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /Новости/ })).not.toBeChecked();
  });

  await test.step("the rider's row is marked", async () => {
    await visit(page, `${product.address}/race/results/${race}`);
    const own = page.getByRole('row').and(page.locator('[aria-current]'));
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('rowheader')).toContainText(rider.name);
    await page.getByRole('button', { name: 'Моя строка' }).click();
    // The press scrolls the page, and a menu closes when its button moves away from the mouse: the scroll comes first.
    await expect(own).toBeFocused();
  });

  await test.step('signed out, VK ID signs in again', async () => {
    await signOut(page);
    await expect(page.getByText('Вы вышли из аккаунта!')).toBeVisible();
    await expect(page.locator('[aria-current="true"]')).toHaveCount(0);
    await visit(page, `${product.address}/auth/authorization`);
    await page.getByRole('button', { name: 'VK ID' }).click();
    await page.getByRole('link', { name: 'Лев Подветренный' }).click();
    await expect(page.getByRole('button', { name: `Аккаунт: ${username}` })).toBeVisible();
  });
  expect(complaints()).toEqual([]);
});

test('tabs and devices follow a sign-out, and a session ended elsewhere ends here', async ({ browser }) => {
  const [here, elsewhere] = [await browser.newContext(), await browser.newContext()];
  const [first, second, other] = [await here.newPage(), await here.newPage(), await elsewhere.newPage()];
  for (const page of [first, other]) {
    await page.goto(`${product.address}/profile/0/settings/account`);
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible();
  }
  await second.goto(`${product.address}/race/schedule`);
  await expect(second.getByRole('button', { name: `Аккаунт: ${username}` })).toBeVisible();

  await test.step('ended elsewhere', async () => {
    await other.getByRole('button', { name: 'Завершить все, кроме этого' }).click();
    await expect(other.getByText('Остальные устройства вышли из аккаунта.')).toBeVisible();
    await first.reload();

    await expect(first.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Аккаунт', exact: true })).toBeVisible();
  });

  await test.step('signed out', async () => {
    await signOut(other);

    await expect(other.getByText('Вы вышли из аккаунта!')).toBeVisible();
    await expect(other).toHaveURL(`${product.address}/`);
  });
  await here.close();
  await elsewhere.close();
});

test('a forgotten password is replaced through an email', async ({ page }) => {
  await visit(page, `${product.address}/auth/reset`);
  await page.getByLabel('Почта').fill(email);
  await page.getByRole('button', { name: 'Отправить письмо' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Проверьте почту' })).toBeVisible();

  await page.goto(
    product.address + (await linkOfEmail(page, product.address, email, /\/auth\/new-password\/[\w-]{43}/)),
  );
  await page.getByLabel('Новый пароль').fill(nextPassword);
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByText('Пароль изменён. Войдите с новым.')).toBeVisible();
  await signIn(page, nextPassword);

  await expect(page.getByRole('button', { name: `Аккаунт: ${username}` })).toBeVisible();
});

test('public pages work while the refresh fails', async ({ page }) => {
  await visit(page, `${product.address}/auth/authorization?returnTo=%2Frace%2Fschedule`);
  await signIn(page, nextPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Расписание' })).toBeVisible();
  await page.route('**/api/auth/{refresh,check}', (route) => route.abort());

  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'Расписание' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('registration, sign-in and settings work by keyboard only', async ({ page }) => {
  const complaints = listen(page);

  await enterByKeys(page, product);
  await changeSettingsByKeys(page);

  expect(complaints()).toEqual([]);
});
