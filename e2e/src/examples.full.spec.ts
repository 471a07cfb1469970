import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@otryv/local-stack';
import { publish, type Registry, startRegistry, tarballsIn, withoutRegistries } from '@otryv/packages';
import { startTelegram, type Telegram } from '@otryv/provider-simulator';
import { expect, test } from '@playwright/test';
import { preview } from 'vite';
import { serveClubSite } from './clubSite.ts';
import { packed, run } from './consumer.ts';
import { deliver } from './deliver.ts';
import { type DemoProduct, demoRoles, startDemoProduct } from './demoProduct.ts';
import { whenRendered } from './hostSite.ts';
import { listen } from './listen.ts';

/** Race in the examples. */
const event = 5100002;
const otherEvent = 5100003;
const chat = 500;
let home: string;
let registry: Registry;
let product: DemoProduct;
let telegram: Telegram;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  home = await mkdtemp(join(tmpdir(), 'otryv-examples-'));
  const [tarball = ''] = await packed(join(home, 'packed'));
  registry = await startRegistry();
  await publish(await tarballsIn(dirname(tarball)), { registry });
  telegram = await startTelegram();
  telegram.write(chat, '/start');
  product = await startDemoProduct();
});

test.afterAll(async () => {
  await product?.stop();
  await telegram?.close();
  await registry?.close();
  await rm(home, { recursive: true, force: true });
});

test('a static page shows results, schedule and standings, and links without scripts', async ({ page, browser }) => {
  const series = await seriesOfDemo();
  await whenRendered(product.address, [
    `results/${event}?rows=10`,
    'schedule/all?rows=5',
    `standings/${series}?rows=10`,
  ]);
  const complaints = listen(page);
  const folder = await copied('club-site-html');
  const { address, stop } = await serveClubSite(folder, ['node', 'serve.mjs', product.address, series]);

  await page.goto(address);
  await expect(page.locator('otryv-results').getByRole('rowheader')).toHaveCount(10);
  for (const name of ['otryv-schedule', 'otryv-standings']) {
    await page.locator(name).scrollIntoViewIfNeeded();
    await expect(page.locator(name).locator('.otryv-embed')).toBeVisible();
  }
  await expect(page.locator('otryv-standings').getByRole('rowheader').first()).toBeVisible();
  expect(complaints()).toEqual([]);

  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(address);
  for (const name of ['Протокол на Отрыве', 'Расписание на Отрыве', 'Зачёт на Отрыве']) {
    const link = still.getByRole('link', { name });
    await expect(link).toBeVisible();
    const response = await still.request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
  }
  await still.close();
  await stop();
});

test('a site of React and Vite shows results that sort, under a strict policy', async ({ page }) => {
  test.setTimeout(240_000);
  const complaints = listen(page);
  const folder = await copied('club-site-vite');
  await install(folder);
  await writeFile(join(folder, '.env.local'), `VITE_PORTAL=${product.address}\n`);
  await run('npm', ['run', 'build'], { cwd: folder });
  const policy = `default-src 'self'; connect-src ${product.address}; img-src 'self' ${product.address}`;
  const server = await preview({
    configFile: false,
    build: { outDir: join(folder, 'dist') },
    logLevel: 'error',
    preview: { port: 0, headers: { 'content-security-policy': policy } },
  });

  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const table = page.getByRole('table', { name: /^Протокол/ });
  await table.getByRole('button', { name: 'Время' }).click();
  await expect(table.getByRole('columnheader', { name: 'Время' })).toHaveAttribute('aria-sort', /ending/);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const flag = table.locator('img[src^="/flags/"]').first();
  await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(complaints()).toEqual([]);
  await server.close();
});

test('a decision leads to one digest in the chat, however often it is delivered', async () => {
  test.setTimeout(240_000);
  const folder = await copied('telegram-digest');
  await install(folder);
  const call = await callsOf(demoRoles.organizer);
  const judge = await callsOf(demoRoles.admin);
  await judge('PUT', `race/results/${event}/state`, { state: 'provisional', reason: 'Протест' });
  const organizerId = (await call('GET', 'organizer/keys')).data[0].organizerId;
  const front = await startFront();
  const { key } = await call('POST', 'organizer/keys', { organizerId, kind: 'secret', name: 'Дайджест' });
  const events = ['protocol.published', 'protocol.changed', 'protocol.official'];
  const hook = { organizerId, url: front.address, events };
  const { data: webhook, secret } = await call('POST', 'organizer/webhooks', hook);
  const { TELEGRAM_BOT_TOKEN, TELEGRAM_API_URL } = telegram.settings;
  const { address, stop, output } = await serveClubSite(folder, ['node', 'src/server.ts'], {
    PORTAL: product.address,
    PORTAL_KEY: key,
    WEBHOOK_SECRET: secret,
    TELEGRAM_API: TELEGRAM_API_URL,
    TELEGRAM_TOKEN: TELEGRAM_BOT_TOKEN,
    TELEGRAM_CHAT: String(chat),
  });
  front.pass(address);
  const { results } = (await call('GET', `race/results/${event}`)).event;
  const places = results.filter(({ rankEvent }: { rankEvent: number }) => rankEvent > 0);
  const decide = (place: number, reason: string) =>
    call('POST', `race/results/${event}/decisions`, { value: 'DSQ', rowIds: [places[place]._id], reason });
  const deliveries = async () =>
    (await call('GET', `organizer/webhooks/deliveries?webhookId=${webhook._id}`)).data as {
      _id: string;
      attempts: { status: number }[];
    }[];
  const nameOf = (place: number) => `${places[place].profileData.firstName} ${places[place].profileData.lastName}`;

  await decide(1, 'Проверка веса');
  await expect.poll(() => telegram.messages.length).toBe(1);
  expect(telegram.messages[0]?.chatId).toBe(chat);
  expect(telegram.messages[0]?.text).toContain(`${nameOf(1)}: дисквалификация, Проверка веса`);
  expect(telegram.messages[0]?.text).toMatch(/\n1\. \S+ \S+, \d\d:\d\d/);

  const [first] = await deliveries();
  await call('POST', 'organizer/webhooks/resend', { deliveryId: first?._id });
  await expect.poll(async () => (await deliveries())[0]?.attempts.map(({ status }) => status)).toEqual([204, 204]);
  const delivered = (eventId: number, version: number, key: string) =>
    deliver(address, { id: String(eventId), type: 'protocol.changed', eventId, version }, key);
  expect(await delivered(event, 99, 'forged')).toBe(400);

  // A race unknown to the portal is dropped, and one whose version it does not serve yet waits: neither delays others.
  expect([await delivered(1, 1, secret), await delivered(otherEvent, 999, secret)]).toEqual([204, 204]);
  await expect.poll(output).toContain('The portal still gives version');
  expect(output()).toContain('Race 1 is gone');
  await decide(3, 'Чужой датчик');
  await expect.poll(() => telegram.messages.length).toBeGreaterThan(1);
  expect(telegram.messages).toHaveLength(2);
  expect(telegram.messages[1]?.text).toContain(`${nameOf(3)}: дисквалификация, Чужой датчик`);
  expect(telegram.messages[1]?.text).not.toContain(nameOf(1));
  const waiting = async () => JSON.parse(await readFile(join(folder, 'memory.json'), 'utf8')).changes;
  await expect.poll(waiting).toEqual([{ id: String(otherEvent), eventId: otherEvent, version: 999 }]);
  await stop();
  await front.close();
});

/** Copies an example, as a reader of its README does. */
async function copied(name: string): Promise<string> {
  const folder = join(home, name);
  await cp(join(root, 'examples', name), folder, { recursive: true });
  return folder;
}

/** Runs the first command of its README. */
async function install(folder: string): Promise<void> {
  await writeFile(join(folder, '.npmrc'), registry.npmrc);
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', args, { cwd: folder, env: withoutRegistries(process.env) });
}

/**
 * Starts a stand-in of the web server in front of the digest: webhooks have their address before the server with their
 * secret starts.
 */
async function startFront() {
  let behind = '';
  const pass = async (request: IncomingMessage) => {
    const headers = { 'otryv-signature': String(request.headers['otryv-signature']) };
    const parts = await request.toArray();
    return (await fetch(behind, { method: 'POST', headers, body: Buffer.concat(parts) })).status;
  };
  const server = createServer((request, response) => {
    void pass(request)
      .catch(() => 502)
      .then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    pass: (address: string) => {
      behind = address;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Returns calls of the API with the session of a demo account. */
async function callsOf(login: string) {
  const { accessToken } = await answerOf(
    'POST',
    'auth/authorization',
    {},
    { login, password: product.passwords.get(login) },
  );
  return (method: string, path: string, body?: object) =>
    answerOf(method, path, { authorization: `Bearer ${accessToken}` }, body);
}

async function answerOf(method: string, path: string, headers: Record<string, string>, body?: object) {
  const response = await fetch(`${product.address}/api/${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** Returns the address of the demo's series with standings, which begins with its dates. */
async function seriesOfDemo(): Promise<string> {
  const call = await callsOf(demoRoles.organizer);
  const { data } = await call('GET', 'organizer/series');
  return data.find(({ name }: { name: string }) => name === 'Осенний кубок Оси').urlSlug;
}
