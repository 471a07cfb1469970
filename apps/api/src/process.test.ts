import type { ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@otryv/local-stack';
import { mongo } from 'mongoose';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { type ApiProcess, startProcess } from './testing/start-process.ts';

const guide = resolve(import.meta.dirname, '../../../docs/guide');

describe('the process', () => {
  let started: ApiProcess | undefined;

  afterEach(() => {
    started?.child.kill('SIGKILL');
  });

  function start(variables: Record<string, string>, file = 'src/main.ts', args: string[] = []): ChildProcess {
    started = startProcess(variables, file, args);
    return started.child;
  }
  const output = () => started?.output() ?? '';
  const variables = async () => ({
    MONGODB_URI: inject('mongoUri'),
    MONGODB_DATABASE: `test-process-${randomUUID()}`,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'debug',
    PORT: String(await freePort()),
  });

  it('writes no secret to its log (R17, 14.3 no. 10), and exits on SIGTERM', async () => {
    const settings = await variables();
    const server = start(settings);
    await once(server, 'message');
    const base = `http://127.0.0.1:${settings.PORT}/api`;
    const headers = {
      authorization: 'Bearer canary-token',
      cookie: 'session=canary-cookie',
      'x-xsrf-token': 'canary-csrf',
    };
    for (const path of [
      '/race/events?search=canary-query',
      '/race/results/abc?token=canary-query',
      '/nothing?canary-query',
    ])
      await fetch(`${base}${path}`, { headers });
    const body = '{"password":"canary-body"';
    await fetch(`${base}/nothing`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');

    // Not 1: that is the exit code after a timeout.
    expect(code).toBe(0);
    expect(output()).toMatch(
      /"requestId":"[0-9a-f-]{36}","method":"GET","path":"\/api\/race\/events","statusCode":200/,
    );
    expect(output().match(/"msg":"Request"/g)).toHaveLength(4);
    expect(output()).not.toContain('canary');
  });

  it('writes no password, token, address or secret of an email to its log (14.3 no. 9 and 10)', async () => {
    const MAIL_FOLDER = await mkdtemp(join(tmpdir(), 'otryv-mail-'));
    const settings = { ...(await variables()), MAIL_FOLDER, JOBS: 'true' };
    const server = start(settings);
    await once(server, 'message');
    const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${settings.PORT}/api/auth/${path}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const account = { username: 'canary-user', email: 'canary@example.com', password: 'canary-password-7' };
    await call('POST', 'registration', account);
    await call('POST', 'registration', { ...account, username: 'other-canary' });
    await expect.poll(() => readdir(MAIL_FOLDER), { timeout: 20_000 }).toHaveLength(2);
    const names = await readdir(MAIL_FOLDER);
    const emails = (await Promise.all(names.map((name) => readFile(join(MAIL_FOLDER, name), 'utf8')))).join();
    const secret = /confirm-email\/([\w-]{43})/.exec(emails)?.[1] ?? '';
    await call('GET', `check-request-password/${secret}`);
    await call('PUT', 'confirm-email', { token: secret });
    await call('PUT', 'new-password', { token: secret, newPassword: 'canary-password-8' });
    await call('POST', 'authorization', { login: account.email, password: 'canary-guess' });
    const session = await call('POST', 'authorization', { login: account.email, password: account.password });
    const { accessToken } = (await session.json()) as { accessToken: string };
    const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(/[=;]/)[1] ?? '');
    await call('GET', 'check', undefined, { authorization: `Bearer ${accessToken}` });
    server.kill('SIGTERM');
    await once(server, 'exit');

    expect(secret).not.toBe('');
    expect([session.status, cookies.length]).toEqual([201, 3]);
    expect(output()).toContain('"path":"/api/auth/check-request-password/[secret]"');
    for (const each of ['canary', secret, accessToken, ...cookies]) expect(output()).not.toContain(each);
  });

  it('does not start with an invalid configuration, and reports the errors', async () => {
    const [code] = await once(start({ MONGODB_URI: 'nowhere' }), 'exit');

    expect(code).toBe(1);
    expect(output()).toMatch(/MONGODB_URI[\s\S]*ENCRYPTION_KEY/);
  });

  it('exits as a failed start, not as rejected settings, if the database does not respond', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'otryv-down-'));
    const settings = {
      ...(await variables()),
      MONGODB_URI: `mongodb://127.0.0.1:${await freePort()}/?replicaSet=rs0`,
      PUBLIC_URL: 'http://localhost',
      GUIDE_FOLDER: guide,
      FILES_FOLDER: join(folder, 'files'),
      MAIL_FOLDER: join(folder, 'mail'),
      ENCRYPTION_KEY: createHash('sha256').update('a key of tests').digest('base64'),
    };
    const [code] = await once(start(settings, 'src/serve.ts', ['--role', 'worker']), 'exit');

    expect(output()).toMatch(/^Отрыв does not start: [^\n]+\n {2}MONGODB_URI: leads to no MongoDB [^\n]+\n$/);
    expect(code).toBe(1);
  });

  it('rejects data of a newer version, and runs no job on it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'otryv-newer-'));
    const settings = {
      ...(await variables()),
      PUBLIC_URL: 'http://localhost',
      GUIDE_FOLDER: guide,
      FILES_FOLDER: join(folder, 'files'),
      MAIL_FOLDER: join(folder, 'mail'),
      ENCRYPTION_KEY: createHash('sha256').update('a key of tests').digest('base64'),
    };
    const client = await new mongo.MongoClient(settings.MONGODB_URI).connect();
    const db = client.db(settings.MONGODB_DATABASE);
    await db.collection<{ _id: string }>('migrations').insertOne({ _id: '2100-01-01-of-tomorrow' });
    const job = {
      name: 'statistics.count',
      type: 'normal',
      data: {},
      priority: 0,
      nextRunAt: new Date(0),
      lockedAt: null,
    };
    await db.collection('agendaJobs').insertOne(job);
    const [code] = await once(start(settings, 'src/serve.ts', ['--role', 'worker']), 'exit');
    const printed = output();
    const [taskCode] = await once(start(settings, 'src/cli.ts', ['user', 'role', 'nobody', 'admin']), 'exit');
    const waiting = await db.collection('agendaJobs').findOne({ type: 'normal' });
    await client.close();

    expect(printed.trim()).toMatch(
      /^The data is of a newer version of the product \(2100-01-01-of-tomorrow\): [^\n]+$/,
    );
    expect(output()).toContain('2100-01-01-of-tomorrow');
    expect([code, taskCode]).toEqual([2, 1]);
    expect(waiting).toMatchObject(job);
  });

  it('runs a task of the command line, prints its outcome and exits', async () => {
    const [code] = await once(start(await variables(), 'src/cli.ts', ['result', 'decisions', '7']), 'exit');

    expect(code).toBe(1);
    expect(output()).toContain('event_not_found: The event was not found.');
  });

  it("reports in one sentence that a task's database is unavailable, and exits", async () => {
    const settings = { ...(await variables()), MONGODB_URI: `mongodb://127.0.0.1:${await freePort()}` };
    const [code] = await once(start(settings, 'src/cli.ts', ['result', 'decisions', '7']), 'exit');

    expect(code).toBe(1);
    expect(output().trim()).toMatch(/(^|\n)database_unavailable: The database does not answer\. [^\n]+$/);
  });

  it('reports an invalid configuration without a stack', async () => {
    await once(start({ MONGODB_URI: 'nowhere' }, 'src/cli.ts', ['result', 'decisions', '7']), 'exit');

    expect(output()).toMatch(/^The configuration is not right:\n/);
    expect(output()).not.toContain(' at ');
  });
});
