import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsersService } from '../people/users/users.service.ts';
import { startApi } from '../testing/start-api.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { runTask } from './run-task.ts';

describe('the user tasks', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    return { failures: await runTask(app, ['user', ...args], (line) => lines.push(line)), lines };
  };
  const passwordIn = (line = '') => line.split(': ')[1] ?? '';

  it('add confirmed accounts, each with a random password', async () => {
    const { failures, lines } = await run('add', 'first-user=first@example.com', 'second-user=second@example.com');
    const [first, second] = lines.map(passwordIn);

    expect(failures).toBe(0);
    expect(first).toMatch(/^[\w-]{20}$/);
    expect(second).not.toBe(first);
    expect((await new TestBrowser(app).signIn('first-user', first ?? '')).statusCode).toBe(201);
    expect(await app.get(UsersService).findByUsername('second-user')).toMatchObject({
      emailConfirmed: true,
      role: 'user',
    });
  });

  it('reject a taken name or address with a separate line in English, and continue', async () => {
    await run('add', 'taken-name=taken@example.com');

    const { failures, lines } = await run(
      'add',
      'Taken-Name=new@example.com',
      'new-name=TAKEN@example.com',
      'free-name=free@example.com',
    );

    expect(failures).toBe(2);
    expect(lines).toEqual([
      'Taken-Name: username_taken: This login is taken. Choose another one.',
      'new-name: email_taken: The address has an account.',
      expect.stringMatching(/^free-name: [\w-]{20}$/),
    ]);
  });

  it.each(['no-address', 'ab=short@example.com', 'good-name=no-address', '=x@example.com'])(
    'reject %s',
    async (pair) => {
      const { failures, lines } = await run('add', pair);

      expect([failures, lines[0]]).toEqual([1, expect.stringContaining(`"${pair}" is not NAME=EMAIL.`)]);
    },
  );

  it('replace a password and end the sessions', async () => {
    const old = passwordIn((await run('add', 'lost-it=lost@example.com')).lines[0]);
    const one = new TestBrowser(app);
    await one.signIn('lost-it', old);

    const password = passwordIn((await run('password', 'lost-it')).lines[0]);

    expect((await one.send('GET', '/api/auth/check')).statusCode).toBe(401);
    expect((await one.signIn('lost-it', old)).statusCode).toBe(401);
    expect((await one.signIn('lost-it', password)).statusCode).toBe(201);
    expect((await run('password', 'nobody-here')).lines[0]).toMatch(
      /^nobody-here: user_not_found: There is no such user\./,
    );
  });

  it('grant and revoke a role', async () => {
    await run('add', 'gets-role=role@example.com');

    expect((await run('role', 'gets-role', 'admin')).lines).toEqual(['gets-role: admin']);
    expect(await app.get(UsersService).findByUsername('gets-role')).toMatchObject({ role: 'admin' });
    expect((await run('role', 'gets-role', 'king')).failures).toBe(1);
  });
});
