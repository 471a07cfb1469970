import { type ChildProcess, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { distribution, type Mongo, startThrowawayMongo } from '@otryv/local-stack';
import { expect, test } from '@playwright/test';
import { type BuiltProgram, startBuiltProgram } from './builtProgram.ts';

const run = promisify(execFile);
const mostMegabytes = 350;

/** Returns the memory of a process. */
async function megabytesOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

// What an administrator runs: the build on a machine without the sources, with production settings.
test.describe('the build', () => {
  let folder: string;
  let mail: string;
  let mongo: Mongo;
  const children: ChildProcess[] = [];

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-serve-'));
    mail = join(folder, 'mail');
    [mongo] = await Promise.all([
      startThrowawayMongo(),
      cp(distribution, join(folder, 'dist'), { recursive: true }),
      mkdir(mail),
      writeFile(join(folder, 'key'), `${randomBytes(32).toString('base64')}\n`),
    ]);
  });

  test.afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  test.afterAll(async () => {
    await mongo.stop();
    await rm(folder, { recursive: true });
  });

  /** Starts a program of the build with these settings only. */
  function start(program: 'serve' | 'otryv' | 'health', settings: Record<string, string>, args: string[] = []) {
    const started = startBuiltProgram({ folder, settings, build: 'dist', program, args });
    children.push(started.child);
    return started;
  }

  const codeOf = async ({ ended }: BuiltProgram) => (await ended).code;

  async function serveRole(role: string) {
    const settings = {
      PORT: '0',
      PUBLIC_URL: 'http://localhost',
      MONGODB_URI: mongo.uri,
      MONGODB_DATABASE: 'serve',
      ENCRYPTION_KEY_FILE: join(folder, 'key'),
      FILES_FOLDER: join(folder, 'files'),
      LOG_LEVEL: 'warn',
      MAIL_FOLDER: mail,
      // Alongside a browser and another worker the server would consider itself overloaded.
      LOOP_DELAY_MS: '0',
    };
    const server = start('serve', settings, ['--role', role]);
    const address = await server.listens();
    const statusOf = async (path: string) => (await fetch(address + path)).status;
    const healthCode = () => codeOf(start('health', { PORT: new URL(address).port }));
    const taskCode = (...args: string[]) => codeOf(start('otryv', settings, args));
    return { ...server, address, statusOf, healthCode, taskCode };
  }

  test('is served with its pages, and stops on SIGTERM', async ({ page, context }) => {
    const { child, stop, address, statusOf, healthCode, taskCode, output } = await serveRole('all');

    expect([await statusOf('/api/health/live'), await statusOf('/api/health'), await statusOf('/dev/mail')]).toEqual([
      200, 200, 404,
    ]);
    expect(await healthCode()).toBe(0);
    expect(await taskCode('user', 'add', 'serve-admin=admin@example.com')).toBe(0);
    const html = await (await fetch(address)).text();
    expect(html).toContain('id="otryv-state"');
    const sheet = /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(await statusOf(sheet)).toBe(200);
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await context.close();
    expect(await megabytesOf(child)).toBeLessThan(mostMegabytes);

    expect(await stop(), output()).toBe(0);
    expect(await healthCode()).toBe(1);
  });

  test('serves as an API, and runs its jobs as a worker', async () => {
    const api = await serveRole('api');
    const account = { username: 'serve-user', email: 'serve@example.com', password: 'serve-password-7' };
    const body = JSON.stringify(account);
    const headers = { 'content-type': 'application/json' };

    expect([await api.statusOf('/api/race/events'), await api.statusOf('/')]).toEqual([200, 200]);
    expect((await fetch(`${api.address}/api/auth/registration`, { method: 'POST', headers, body })).status).toBe(201);
    const worker = await serveRole('worker');
    expect([await worker.statusOf('/api/health'), await worker.statusOf('/api/race/events')]).toEqual([200, 404]);
    await expect.poll(() => readdir(mail)).toHaveLength(1);

    expect(await Promise.all([worker.stop(), api.stop()])).toEqual([0, 0]);
  });

  test('does not start with missing or unsafe settings, and lists them once', async () => {
    const { ended, output } = start('serve', { PUBLIC_URL: 'http://otryv.example', WEBHOOK_ALLOW_LOOPBACK: 'true' });

    expect((await ended).code).toBe(2);
    for (const name of ['MONGODB_URI', 'ENCRYPTION_KEY', 'PUBLIC_URL', 'SMTP_URL', 'WEBHOOK_ALLOW_LOOPBACK'])
      expect(output().match(new RegExp(`^ {2}${name}: `, 'gm'))).toHaveLength(1);
  });
});
