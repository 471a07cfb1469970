import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@otryv/local-stack';
import { publish, type Registry, startRegistry, tarballsIn } from '@otryv/packages';
import { expect, type Page, test } from '@playwright/test';
import { preview } from 'vite';
import { makeClubSite, serveClubSite } from './clubSite.ts';
import { packed, run, versionsOf } from './consumer.ts';
import { consumerVersions } from './consumerVersions.ts';
import { differences, settled, stylesOf } from './looks.ts';

const { next, isbot, bootstrap, 'react-router': router } = consumerVersions;
const react = ['react', 'react-dom', '@types/react', '@types/node', 'typescript'];
let home: string;
let registry: Registry;

test.describe.configure({ timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  home = await mkdtemp(join(tmpdir(), 'otryv-clubs-'));
  const [tarball = ''] = await packed(join(home, 'packed'));
  registry = await startRegistry();
  await publish(await tarballsIn(dirname(tarball)), { registry });
});

test.afterAll(async () => {
  await registry?.close();
  await rm(home, { recursive: true, force: true });
});

test('Next renders the tables in a server component, and the page hydrates them', async ({ page }) => {
  const folder = join(home, 'next');
  const libraries = { next, ...(await versionsOf(react)) };
  await site(folder, { files: ['consumers/next'], manager: 'pnpm', libraries });
  await cp(join(root, 'e2e/consumers/rows.ts'), join(folder, 'app/rows.ts'));
  await run(join(folder, 'node_modules/.bin/next'), ['build'], { cwd: folder, env: quiet });

  await expectTables(page, folder, ['next', 'start']);
});

test('React Router renders the tables on the server, and the page hydrates them', async ({ page }) => {
  const folder = join(home, 'router');
  const routers = ['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve'];
  const libraries = {
    ...Object.fromEntries(routers.map((name) => [name, router])),
    isbot,
    ...(await versionsOf([...react, 'vite'])),
  };
  await site(folder, { files: ['consumers/router'], manager: 'npm', libraries });
  await cp(join(root, 'e2e/consumers/rows.ts'), join(folder, 'app/rows.ts'));
  await run(join(folder, 'node_modules/.bin/react-router'), ['typegen'], { cwd: folder });
  await run(join(folder, 'node_modules/.bin/tsc'), ['-p', folder]);
  await run(join(folder, 'node_modules/.bin/react-router'), ['build'], { cwd: folder });

  await expectTables(page, folder, ['react-router-serve', 'build/server/index.js']);
});

test('the isolated sheet looks the same under Bootstrap as alone', async ({ page }) => {
  const folder = join(home, 'bootstrap');
  const libraries = { bootstrap, ...(await versionsOf([...react, 'vite'])) };
  await site(folder, { files: ['consumer', 'consumers/bootstrap'], manager: 'npm', libraries });
  const input = ['--config', 'bootstrap.config.ts'];
  await run(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn', ...input], { cwd: folder });
  const build = { outDir: join(folder, 'dist') };
  const server = await preview({ configFile: false, build, preview: { port: 0 }, logLevel: 'error' });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    await page.goto(`${address}isolated.html`);
    await settled(page);
    const wanted = await stylesOf(page);

    await page.goto(`${address}bootstrap.html`);
    await expect(page.getByRole('table', { name: 'Протокол' }).getByRole('rowheader')).toHaveCount(8);
    await settled(page);
    const shown = await stylesOf(page);

    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--bs-body-font-size'))).toBe(
      '1rem',
    );
    expect(wanted.length).toBeGreaterThan(100);
    expect(differences(wanted, shown)).toEqual([]);
  } finally {
    await server.close();
  }
});

test('the types of all entries compile in a strict project that checks libraries, installed by pnpm', async () => {
  const folder = join(home, 'strict');
  const ours = ['client', 'contract', 'embed', 'forms', 'race', 'tables', 'ui'].map((name) => `@otryv/${name}`);
  await makeClubSite({
    folder,
    files: ['consumers/strict'],
    manager: 'pnpm',
    registry,
    ours: [...ours, 'zod'],
    libraries: await versionsOf(['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript']),
  });

  for (const resolution of ['bundler', 'nodenext']) {
    const args = ['-p', join(folder, `tsconfig.${resolution}.json`)];
    expect(await run(join(folder, 'node_modules/.bin/tsc'), args)).toBe('');
  }
});

const quiet = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

interface SiteOptions {
  files: readonly string[];
  manager: 'npm' | 'pnpm';
  libraries: Record<string, string>;
}

/** Installs the packages and copies the flags, as a reader of the tables' README does. */
async function site(folder: string, options: SiteOptions): Promise<void> {
  await makeClubSite({ ...options, folder, registry, ours: ['@otryv/tables', '@otryv/ui'] });
  await cp(join(folder, 'node_modules/@otryv/ui/dist/flags'), join(folder, 'public/flags'), { recursive: true });
}

/** Expects every row in the server's HTML; the browser hydrates both tables without a message, and sorts them. */
async function expectTables(page: Page, folder: string, args: readonly string[]): Promise<void> {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  const { address, stop } = await serveClubSite(folder, args);
  try {
    await expect.poll(() => htmlOf(address)).toMatch(/<\/html>/);
    const html = await htmlOf(address);
    for (const name of ['Подветренный', 'Разделочный']) {
      expect(html.match(new RegExp(`<th[^>]*scope="row".{0,2000}?${name}`, 'g'))?.length).toBe(2);
    }

    await page.goto(address);
    const table = page.getByRole('table', { name: 'Протокол' });
    const standings = page.getByRole('table', { name: 'Главный зачёт' });
    await expect(table.getByRole('rowheader')).toHaveCount(6);
    await expect(standings.getByRole('rowheader')).toHaveCount(6);
    await table.getByRole('button', { name: 'кг', exact: true }).click();
    await expect(table.getByRole('columnheader', { name: 'кг', exact: true })).toHaveAttribute('aria-sort', /ending/);
    await expect(table.getByRole('rowheader').first()).not.toContainText('Подветренный');
    expect(messages).toEqual([]);
  } finally {
    await stop();
  }
}

function htmlOf(address: string): Promise<string> {
  return fetch(address).then(
    (response) => response.text(),
    () => '',
  );
}
