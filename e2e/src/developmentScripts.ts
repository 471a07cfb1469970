import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@otryv/local-stack';
import type { Page } from '@playwright/test';

const run = promisify(execFile);
const entryTag = /<script\b[^>]*type="module"[^>]*>/;

/** The portal's scripts with React's development build, which logs every hydration mismatch. */
export interface DevelopmentScripts {
  /** Serves these scripts to a page instead of the built ones. */
  use: (page: Page) => Promise<void>;
  remove: () => Promise<void>;
}

export async function buildDevelopmentScripts(): Promise<DevelopmentScripts> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-development-'));
  const args = ['build', '--mode', 'development', '--minify', 'false', '--logLevel', 'warn', '--outDir', folder];
  const env = { ...process.env, NODE_ENV: 'development' };
  await run(join(root, 'node_modules/.bin/vite'), args, { cwd: join(root, 'apps/portal'), env });
  const [entry = ''] = entryTag.exec(await readFile(join(folder, 'index.html'), 'utf8')) ?? [];
  return {
    use: async (page) => {
      await page.route('**/assets/*.js', (route) => {
        const file = join(folder, 'assets', basename(new URL(route.request().url()).pathname));
        return existsSync(file) ? route.fulfill({ path: file }) : route.fallback();
      });
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const built = await response.text();
        if (!entryTag.test(built)) throw new Error(`No entry in ${route.request().url()}`);
        const html = built.replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '').replace(entryTag, () => entry);
        return route.fulfill({ response, body: html });
      });
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
