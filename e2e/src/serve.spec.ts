import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distribution, freePort, type Mongo, startThrowawayMongo } from '@otryv/local-stack';
import { expect, test } from '@playwright/test';

// What an administrator runs: the build on a machine without the sources, with settings of production.
test.describe('the build', () => {
  let folder: string;
  let mongo: Mongo;
  const started: ChildProcess[] = [];

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-serve-'));
    [mongo] = await Promise.all([
      startThrowawayMongo(),
      cp(distribution, join(folder, 'dist'), { recursive: true }),
      writeFile(join(folder, 'key'), `${randomBytes(32).toString('base64')}\n`),
    ]);
  });

  test.afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  test.afterAll(async () => {
    await mongo.stop();
    await rm(folder, { recursive: true });
  });

  /** Starts a program of the build with nothing but these settings. */
  function start(program: string, settings: Record<string, string>, words: string[] = []) {
    const child = spawn(process.execPath, [`dist/${program}.js`, ...words], {
      cwd: folder,
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    started.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (output += String(bytes)));
    const ended = once(child, 'exit').then(([code]) => Number(code));
    return { child, ended, output: () => output };
  }

  async function serveRole(role: string) {
    const port = String(await freePort());
    const address = `http://localhost:${port}`;
    const settings = {
      ...{ PORT: port, PUBLIC_URL: address, MONGODB_URI: mongo.uri, MONGODB_DATABASE: `serve-${role}` },
      ...{ ENCRYPTION_KEY_FILE: join(folder, 'key'), FILES_FOLDER: join(folder, 'files'), LOG_LEVEL: 'warn' },
      // Beside a browser and another worker the server would take itself to be overloaded.
      LOOP_DELAY_MS: '0',
    };
    const server = start('serve', settings, ['--role', role]);
    const ready = new Promise((resolve) => server.child.on('message', (message) => message === 'ready' && resolve(0)));
    await Promise.race([ready, server.ended.then(() => Promise.reject(new Error(server.output())))]);
    const statusOf = async (path: string) => (await fetch(address + path)).status;
    const healthCode = () => start('health', { PORT: port }).ended;
    return { ...server, address, statusOf, healthCode };
  }

  test('is served with its pages, and stops at SIGTERM', async ({ page, context }) => {
    const { child, ended, address, statusOf, healthCode, output } = await serveRole('all');

    expect([await statusOf('/api/health/live'), await statusOf('/api/health'), await statusOf('/dev/mail')]).toEqual([
      ...[200, 200, 404],
    ]);
    expect(await healthCode()).toBe(0);
    const html = await (await fetch(address)).text();
    expect(html).toContain('id="otryv-state"');
    const sheet = /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(await statusOf(sheet)).toBe(200);
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await context.close();
    child.kill('SIGTERM');

    expect(await ended, output()).toBe(0);
    expect(await healthCode()).toBe(1);
  });

  test('only runs jobs as a worker, and only answers as an API', async () => {
    const [worker, api] = [await serveRole('worker'), await serveRole('api')];

    expect([await worker.statusOf('/api/health'), await worker.statusOf('/')]).toEqual([200, 404]);
    expect([await api.statusOf('/api/health'), await api.statusOf('/')]).toEqual([200, 200]);
    for (const { child } of [worker, api]) child.kill('SIGTERM');

    expect([await worker.ended, await api.ended]).toEqual([0, 0]);
  });

  test('does not start on settings that are missing or unsafe, and lists them once', async () => {
    const { ended, output } = start('serve', { PUBLIC_URL: 'http://otryv.example', WEBHOOK_ALLOW_LOOPBACK: 'true' });

    expect(await ended).toBe(2);
    for (const name of ['MONGODB_URI', 'ENCRYPTION_KEY', 'PUBLIC_URL', 'SMTP_URL', 'WEBHOOK_ALLOW_LOOPBACK'])
      expect(output().match(new RegExp(`^ {2}${name}: `, 'gm'))).toHaveLength(1);
  });
});
