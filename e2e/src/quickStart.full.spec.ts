import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '@otryv/local-stack';
import { expect, test } from '@playwright/test';
import { preview } from 'vite';
import { packed, run, versionsOf } from './consumer.ts';

const strict = { 'content-security-policy': "default-src 'self'" };
const files: Record<string, string> = {
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'src/main.tsx': `import { createRoot } from 'react-dom/client';
import Protocol from './Protocol.tsx';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Protocol />);`,
  'vite.config.js': `import react from '@vitejs/plugin-react';
export default { plugins: [react()], build: { assetsInlineLimit: 0 } };`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      types: ['vite/client'],
    },
    include: ['src'],
  }),
};

test('the quick start of the tables works as written in a fresh app under a strict policy', async ({ page }) => {
  test.setTimeout(240_000);
  const home = await mkdtemp(join(tmpdir(), 'otryv-quick-start-'));
  const folder = join(home, 'site');
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await writeTarballs(join(home, 'otryv/packed'));
  await writeApp(folder);
  await run('bash', ['-e', '-c', await blockOf('sh')], { cwd: folder, env: { ...process.env, ...quietly } });
  await writeFile(join(folder, 'src/Protocol.tsx'), await blockOf('tsx'));

  await run(join(root, 'node_modules/.bin/tsc'), ['-p', folder]);
  await run(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], { cwd: folder });
  const build = { outDir: join(folder, 'dist') };
  const server = await preview({ configFile: false, build, preview: { port: 0, headers: strict }, logLevel: 'error' });
  await page.goto(server.resolvedUrls?.local[0] ?? '');

  await expect(page.getByRole('table', { name: 'Протокол' }).getByRole('rowheader')).toContainText('Подветренный');
  const flag = page.getByRole('table').locator('img').first();
  await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Время' }).click();
  await expect(page.getByRole('columnheader', { name: 'Время' })).toHaveAttribute('aria-sort', /ending/);
  expect(complaints).toEqual([]);
  await server.close();
  await rm(home, { recursive: true, force: true });
});

const quietly = { npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' };

/** Writes the tarballs where the README expects them: next to the site. */
async function writeTarballs(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const tarball of await packed(folder)) {
    const place = join(folder, basename(tarball));
    if (tarball !== place) await cp(tarball, place);
  }
}

async function writeApp(folder: string): Promise<void> {
  const tools = ['vite', '@vitejs/plugin-react', 'react', 'react-dom', '@types/react', '@types/react-dom'];
  await mkdir(join(folder, 'src'), { recursive: true });
  const manifest = { name: 'fresh', private: true, type: 'module', dependencies: await versionsOf(tools) };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

/** Returns the first code block of this language in the README of the tables. */
async function blockOf(language: string): Promise<string> {
  const readme = await readFile(join(root, 'packages/tables/README.md'), 'utf8');
  return readme.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
}
