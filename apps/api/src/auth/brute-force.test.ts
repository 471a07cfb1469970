import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi } from '../testing/start-api.ts';
import { aPassword, registerAccount, TestBrowser } from '../testing/test-browser.ts';
import { Passwords } from './passwords.ts';

const attempts = 1000;
const atOnce = 50;

describe('a thousand guesses of a password (R15)', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startApi();
    await registerAccount(app, 'guessed-at');
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => app.close());

  /** The number of answers by status, and of passwords that were compared. */
  async function guess(of: (index: number) => { login: string; address: string }) {
    const compared = vi.spyOn(app.get(Passwords), 'matches');
    const statuses = new Map<number, number>();
    for (let begin = 0; begin < attempts; begin += atOnce) {
      const sent = Array.from({ length: atOnce }, (_, index) => {
        const { login, address } = of(begin + index);
        return new TestBrowser(app, address).signIn(login, `guess-${begin + index}`);
      });
      for (const { statusCode } of await Promise.all(sent))
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    return { statuses: Object.fromEntries(statuses), compared: compared.mock.calls.length };
  }

  it('tries ten on one account, wherever they come from, and refuses the rest', async () => {
    const { statuses, compared } = await guess((index) => ({
      ...{ login: 'guessed-at', address: `203.0.${Math.floor(index / 250)}.${index % 250}` },
    }));

    expect(statuses).toEqual({ 401: 10, 429: attempts - 10 });
    expect(compared).toBe(10);
    const owner = await new TestBrowser(app, '198.51.100.99').signIn('guessed-at', aPassword);
    expect([owner.statusCode, owner.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  it('tries fifty from the addresses of one network, whatever accounts they name, and refuses the rest', async () => {
    const { statuses, compared } = await guess((index) => ({
      ...{ login: `somebody-${index}`, address: `2001:db8:1:2::${index}` },
    }));

    expect(statuses).toEqual({ 401: 50, 429: attempts - 50 });
    expect(compared).toBe(50);
  });
});
