import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, fromSource, type Mongo, openTaskHost, startThrowawayMongo, type TaskHost } from '@otryv/local-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');

describe('the task host of the API', () => {
  let mongo: Mongo;
  let host: TaskHost;
  let data: string;
  let env: Record<string, string>;
  const pids: number[] = [];

  beforeAll(async () => {
    // A server for this file only: a test kills it.
    mongo = await startThrowawayMongo();
    data = await mkdtemp(join(tmpdir(), 'otryv-task-host-'));
    env = {
      MONGODB_URI: mongo.uri,
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      MAIL_FOLDER: join(data, 'mail'),
      FILES_FOLDER: join(data, 'files'),
      LOG_LEVEL: 'silent',
    };
    const onStart = (pid = 0) => void pids.push(pid);
    host = openTaskHost({ env, folder, args: [...fromSource, 'src/task-host.ts'], onStart });
    await host.run(['user', 'add', 'member=member@people.example']);
  });
  afterAll(async () => {
    await host.stop();
    await mongo.stop();
    await rm(data, { recursive: true });
  });

  const failureOf = (...args: string[]) =>
    host.run(args).then(
      () => 'none',
      (error: Error) => error.message,
    );

  it('runs many tasks in one process', async () => {
    const logged: string[] = [];

    const added = await host.run(
      ['user', 'add', 'first=first@people.example', 'second=second@people.example'],
      (line) => logged.push(line),
    );
    await host.run(['user', 'role', 'first', 'admin']);

    expect(added).toEqual([expect.stringMatching(/^first: [\w-]{20}$/), expect.stringMatching(/^second: [\w-]{20}$/)]);
    expect(logged).toEqual(added);
    expect(pids).toHaveLength(1);
  });

  it('fails with the messages of the command line', async () => {
    const args = ['user', 'role', 'nobody', 'admin'];
    const cli = [process.execPath, ...fromSource, 'src/cli.ts', ...args];

    const [ofHost, { code, output }] = [await failureOf(...args), await command(cli, { folder, env })];

    expect(ofHost).toMatch(/^user_not_found: /);
    expect([code, output.trim()]).toEqual([1, ofHost]);
  });

  it("reports an unknown task, and what a task's file lacks", async () => {
    expect(await failureOf('no', 'such')).toMatch(/^Unknown task: no such\.\nTasks of the API:/);
    expect(await failureOf('backup')).toMatch(/^Unknown task: backup\.\n/);
    expect(await failureOf('message', 'add', join(data, 'missing.json'))).toContain('ENOENT');
  });

  it('names the settings of the game account if none is set', async () => {
    expect(await failureOf('event', 'add', '5100001')).toContain('set GAME_USERNAME and GAME_PASSWORD');
  });

  it('continues in the same process once a killed database is back', async () => {
    process.kill(mongo.pid() ?? 0, 'SIGKILL');

    await expect.poll(() => failureOf('user', 'role', 'member', 'moderator'), { timeout: 30_000 }).toBe('none');
    expect(pids).toHaveLength(1);
  });
});
