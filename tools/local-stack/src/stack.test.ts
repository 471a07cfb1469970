import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startStack } from './stack.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const log = () => undefined;

async function anEnvironment(variables: NodeJS.ProcessEnv) {
  return { PATH: process.env.PATH, OTRYV_DATA: await temporaryFolder(), ...variables };
}

// An API that is ready immediately and does nothing.
const idleApi = ['-e', "process.send('ready'); setInterval(() => undefined, 1000)"];

async function environmentOf(variables: NodeJS.ProcessEnv) {
  const stack = await startStack({ environment: await anEnvironment(variables), log, apiArgs: idleApi });
  await stack.stop();
  return stack;
}

describe('startStack', () => {
  it('configures emails and sign-in providers with its address, and shows kept emails', async () => {
    const { address, mailAddress, environment } = await environmentOf({ PORT: '0' });

    expect(address).toMatch(/^http:\/\/localhost:[1-9]\d+$/);
    expect(environment).toMatchObject({ PORT: new URL(address).port, PUBLIC_URL: address, SHOW_MAIL: 'true' });
    expect(environment.MAIL_FOLDER).toMatch(/otryv-test-.*\/mail$/);
    expect(environment.VK_URL).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect(environment.YANDEX_CLIENT_SECRET).toBeTruthy();
    expect(mailAddress).toBe(`${address}/dev/mail`);
    expect(environment.SUPPORT_URL).toBe('mailto:support@otryv.example');
    expect(environment.RANKING_URL).toContain('{zwiftId}');
    expect(environment.COMMUNITIES).toContain('Telegram=');
  });

  it('shows no emails, and starts no provider, when the game is a real one', async () => {
    const { mailAddress, environment } = await environmentOf({
      PORT: '0',
      GAME_API_URL: 'https://game.example/api/',
      PUBLIC_URL: 'https://otryv.example',
    });

    expect(environment).toMatchObject({ PUBLIC_URL: 'https://otryv.example', SHOW_MAIL: 'false' });
    expect(Object.keys(environment).filter((name) => /^(VK|YANDEX)_/.test(name))).toEqual([]);
    expect(mailAddress).toBeNull();
    for (const name of ['SUPPORT_URL', 'RANKING_URL', 'COMMUNITIES']) expect(environment).not.toHaveProperty(name);
  });

  const replaced: Record<'given' | 'expected', Record<string, string | undefined>>[] = [
    { given: { SMTP_URL: 'smtp://127.0.0.1:9' }, expected: { SHOW_MAIL: 'false' } },
    { given: { PROVIDER_STAND_INS: 'false' }, expected: { VK_CLIENT_ID: undefined } },
    { given: { SUPPORT_URL: 'https://help.example' }, expected: { SUPPORT_URL: 'https://help.example' } },
    { given: { VK_CLIENT_ID: '51' }, expected: { VK_CLIENT_ID: '51', VK_URL: undefined } },
  ];
  it.each(replaced)('replaces a stand-in by $given', async ({ given, expected }) => {
    const { environment } = await environmentOf({ PORT: '0', ...given });

    for (const [name, value] of Object.entries(expected)) expect(environment[name]).toBe(value);
  });

  it.each(['abc', '-1', '70000', '3e3', ' '])('reports an invalid PORT «%s»', async (PORT) => {
    await expect(startStack({ environment: await anEnvironment({ PORT }), log })).rejects.toThrow(
      `PORT is «${PORT}», which is not a port`,
    );
  });

  it('restarts an API that ended by itself', async () => {
    const lines: string[] = [];
    const apiArgs = ['-e', "process.send('ready', () => process.exit(1))"];
    let isFallen: () => void = () => undefined;
    const fallen = new Promise<void>((resolve) => {
      isFallen = resolve;
    });
    const stack = await startStack({
      environment: await anEnvironment({ PORT: '0' }),
      apiArgs,
      log: (line) => {
        lines.push(line);
        if (line.startsWith('The API')) isFallen();
      },
    });

    await fallen;
    await stack.stop();

    expect(lines.at(-1)).toBe('The API stopped and is being started again.');
  });

  it('reports that another program occupies the port', async () => {
    const server = createServer();
    const PORT = await new Promise<string>((resolve) =>
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(String(address && typeof address === 'object' ? address.port : 0));
      }),
    );

    const start = startStack({ environment: await anEnvironment({ PORT }), log });

    await expect(start).rejects.toThrow(`Port ${PORT} is taken by another program`);
    await new Promise((resolve) => server.close(resolve));
  });
});
