import { type ChildProcess, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, request, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSimulator } from '@otryv/game-simulator';
import { type Mongo, root, startThrowawayMongo } from '@otryv/local-stack';
import { expect, test } from '@playwright/test';
import { callApi, startSession } from './accounts.ts';
import { startBuiltProgram } from './builtProgram.ts';

// `serve` rejects a game on localhost; this address of the same machine counts as external.
const gameHost = '127.0.0.2';
/** The first race of the simulator's season, finished days ago. */
const race = '5100001';
const run = promisify(execFile);

/** Forwards requests to a server of this machine, whose port may change. */
function forwardTo(port: () => number, tls?: { key: string; cert: string }): Server {
  const forward: Parameters<typeof createHttpServer>[1] = (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = request({ port: port(), method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  };
  return tls ? createHttpsServer(tls, forward) : createHttpServer(forward);
}

async function portOf(server: Server, host: string): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('an administrator builds, starts, examines, backs up, loses, restores and upgrades a portal', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), 'otryv-operate-'));
  const at = (...path: string[]) => join(folder, ...path);
  const started: ChildProcess[] = [];
  let mongo: Mongo = await startThrowawayMongo();
  const game = await startSimulator();
  const servers: Server[] = [];
  const { step } = test;

  try {
    /** Builds a commit into another folder. */
    async function buildAt(commit: string, folderName: string) {
      await run('git', ['-C', at('sources'), 'checkout', '--quiet', commit]);
      const env = { ...process.env, npm_config_prefer_offline: 'true' };
      await run('npm', ['run', 'build'], { cwd: at('sources'), env });
      await cp(at('sources', 'dist'), at(folderName), { recursive: true });
    }

    await step('clone and build', async () => {
      await run('git', ['clone', '--quiet', root, at('sources')]);
      await buildAt('HEAD~1', 'earlier');
    });

    const certificate = ['-subj', '/CN=game', '-addext', `subjectAltName=IP:${gameHost}`, '-days', '2', '-nodes'];
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-keyout',
      at('tls.key'),
      '-out',
      at('tls.pem'),
      ...certificate,
    ]);
    const tls = { key: await readFile(at('tls.key'), 'utf8'), cert: await readFile(at('tls.pem'), 'utf8') };
    const gameFront = forwardTo(() => game.port, tls);
    let apiPort = 0;
    const proxy = forwardTo(() => apiPort);
    servers.push(gameFront, proxy);
    const outside = (url: string) => url.replace(/^http:\/\/[^/]+/, `https://${gameHost}:${gamePort}`);
    const gamePort = await portOf(gameFront, gameHost);
    const address = `http://localhost:${await portOf(proxy, 'localhost')}`;

    for (const name of ['files', 'mail', 'backups']) await mkdir(at(name));
    for (const name of ['encryption-key', 'backup-key'])
      await writeFile(at(name), `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
    await writeFile(at('game-password'), game.account.password, { mode: 0o600 });
    const settings = () => ({
      PATH: process.env.PATH,
      PORT: '0',
      PUBLIC_URL: address,
      MONGODB_URI: mongo.uri,
      MONGODB_DATABASE: 'operate',
      ENCRYPTION_KEY_FILE: at('encryption-key'),
      FILES_FOLDER: at('files'),
      MAIL_FOLDER: at('mail'),
      BACKUP_FOLDER: at('backups'),
      BACKUP_KEY_FILE: at('backup-key'),
      LOG_LEVEL: 'warn',
      LOOP_DELAY_MS: '0',
      GAME_AUTH_URL: outside(game.authUrl),
      GAME_API_URL: outside(game.apiUrl),
      GAME_USERNAME: game.account.username,
      GAME_PASSWORD_FILE: at('game-password'),
      NODE_EXTRA_CA_CERTS: at('tls.pem'),
    });

    function start(build: string, program: 'serve' | 'otryv', ...args: string[]) {
      const begun = startBuiltProgram({ folder, settings: settings(), build, program, args });
      started.push(begun.child);
      return begun;
    }

    let build = at('earlier');
    const otryv = (...args: string[]) => start(build, 'otryv', ...args).ended;
    async function serve() {
      const server = start(build, 'serve');
      const own = await server.listens();
      apiPort = Number(new URL(own).port);
      return async () => expect(await server.stop()).toBe(0);
    }
    const protocolRows = async () => {
      const response = await fetch(`${address}/api/race/results/${race}`);
      const { event }: { event: { results: unknown[] } } = await response.json();
      return event.results.length;
    };

    async function pageOf(login: string, secret: string) {
      const context = await browser.newContext();
      await startSession(context, { address }, login, secret);
      const page = await context.newPage();
      await page.goto(address);
      await expect(page.getByRole('button', { name: `Аккаунт: ${login}` })).toBeVisible();
      return page;
    }

    let stop = await step('serve', serve);

    await step('doctor', async () => {
      const { code, output } = await otryv('doctor');
      expect(output.split('\n').filter((line) => line.startsWith('broken'))).toEqual([]);
      expect(code, output).toBeLessThan(2);
    });

    const passwordOf = await step('the first administrator, and a user', async () => {
      const { output } = await otryv('user', 'add', 'admin=admin@otryv.example', 'leaver=leaver@otryv.example');
      expect(await otryv('user', 'role', 'admin', 'admin')).toMatchObject({ code: 0 });
      return (name: string) => new RegExp(String.raw`^${name}: (\S+)$`, 'm').exec(output)?.[1] ?? '';
    });

    const rows = await step('the first event', async () => {
      expect(await otryv('event', 'add', race)).toMatchObject({ code: 0 });
      expect(await otryv('result', 'import', race)).toMatchObject({ code: 0 });
      return protocolRows();
    });
    expect(rows).toBeGreaterThan(5);

    await step('backup', async () => {
      expect(await otryv('backup', 'now')).toMatchObject({ code: 0, output: expect.stringContaining('verified') });
      expect(await otryv('doctor')).toMatchObject({ output: expect.stringMatching(/^ok +backup/m) });
    });

    await step('the user deletes the account', async () => {
      const page = await pageOf('leaver', passwordOf('leaver'));
      const deletion = { username: 'leaver', password: passwordOf('leaver') };
      expect(await callApi(page, 'DELETE', '/api/auth/account', deletion)).toMatchObject({ status: 200 });
      await page.context().close();
      await expect.poll(() => readdir(at('backups'))).toContain('erasures.jsonl');
      await stop();
    });

    await step('wipe and restore', async () => {
      await mongo.stop();
      mongo = await startThrowawayMongo();
      await rm(at('files'), { recursive: true });
      await mkdir(at('files'));
      const [backup = ''] = (await readdir(at('backups'))).filter((name) => name.endsWith('.otryv'));
      expect(await otryv('data', 'import', at('backups', backup))).toMatchObject({ code: 0 });
    });

    await step('upgrade', async () => {
      await buildAt('-', 'newer');
      await rm(build, { recursive: true });
      build = at('newer');
      stop = await serve();
      expect(await otryv('doctor')).toMatchObject({ output: expect.stringMatching(/^ok +migrations/m) });
      expect(await protocolRows()).toBe(rows);
      const page = await pageOf('admin', passwordOf('admin'));
      await page.goto(`${address}/race/results/${race}`);
      await expect(page.getByRole('button', { name: 'Аккаунт: admin' })).toBeVisible();
      await expect(pageOf('leaver', passwordOf('leaver'))).rejects.toThrow('the sign-in of leaver answers');
      await stop();
    });
  } finally {
    for (const child of started) child.kill('SIGKILL');
    for (const server of servers) server.close();
    await Promise.all([mongo.stop(), game.close()]);
    await rm(folder, { recursive: true, force: true });
  }
});
