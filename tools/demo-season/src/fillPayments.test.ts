import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillPayments } from './fillPayments.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-22T12:00:00Z');
const closing: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) close();
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Mocks the API and the provider's page: counts purchases, and lists the actions. */
async function aShop(upcoming: readonly unknown[] = []) {
  const acts: string[] = [];
  const paidDaysAgo: (number | null)[] = [];
  const logins: string[] = [];
  const notified: string[] = [];
  let address = '';
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request;
    const text = await textOf(request);
    if (url.startsWith('/pay/')) {
      const form = new URLSearchParams(text);
      const paidAt = form.get('paidAt');
      acts.push(`${url.slice('/pay/'.length)} ${form.get('action')}`);
      paidDaysAgo.push(paidAt === null ? null : Math.round((now - Date.parse(paidAt)) / dayMs));
      response.writeHead(302, { location: 'http://localhost:1/nowhere' }).end();
      return;
    }
    if (url === '/api/auth/authorization') logins.push(JSON.parse(text).password);
    if (url === '/api/notifications/yookassa') notified.push(JSON.parse(text).object.id);
    const body = {
      '/api/auth/authorization': { accessToken: 'a-token' },
      '/api/site-services': { upcoming },
      '/api/payments': {
        paymentResponse: { confirmation_url: `${address}/pay/${JSON.parse(text || '{}').createPayload?.planId}` },
      },
    }[url];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => server.close());
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
  const tasks: string[][] = [];
  const lines: string[] = [];
  const fill = (changes: { isStandIn?: boolean; password?: string } = {}) =>
    fillPayments({
      address,
      isStandIn: true,
      password: 'known',
      log: (line) => lines.push(line),
      ...changes,
      runTask: async (args) => {
        tasks.push([...args]);
        return args[1] === 'password' ? [`${args[2]}: ${'n'.repeat(20)}`] : [];
      },
    });
  return { fill, acts, notified, paidDaysAgo, logins, tasks, lines };
}

describe('fillPayments', () => {
  it('pays for an expired, a current and a future period, and leaves a payment in every other state', async () => {
    const shop = await aShop();

    await shop.fill();

    expect(shop.acts).toEqual([
      'month pay',
      'month pay',
      'season pay',
      'season refundHalf',
      'week pay',
      'week refund',
      'week decline',
      'week hold',
      'month leave',
    ]);
    expect(shop.paidDaysAgo.slice(0, 2)).toEqual([70, 9]);
    expect(shop.paidDaysAgo.slice(2)).toEqual(Array.from({ length: 7 }, () => null));
    expect(shop.tasks.map(([, , plan]) => plan)).toEqual(['month', 'season', 'week', 'race']);
  });

  it('notifies the server again of each changed payment, since it may have been too busy before', async () => {
    const shop = await aShop();

    await shop.fill();

    expect(shop.notified).toEqual(['month', 'month', 'season', 'season', 'week', 'week', 'week', 'week']);
  });

  it('buys no period twice after an interruption', async () => {
    const shop = await aShop([{}]);

    await shop.fill();

    expect(shop.acts).toEqual(['week pay', 'week refund', 'week decline', 'week hold', 'month leave']);
  });

  it('pays nothing at a real shop, and grants a trial there', async () => {
    const shop = await aShop();

    await shop.fill({ isStandIn: false });

    expect(shop.acts).toEqual([]);
    expect(shop.tasks.slice(4)).toEqual([['slot', 'trial', expect.any(String)]]);
  });

  it('prints a new password of an owner whose password is lost', async () => {
    const shop = await aShop();

    await shop.fill({ password: undefined });

    expect(shop.logins).toEqual(['n'.repeat(20)]);
    expect(shop.lines[0]).toContain(`demo-organizer   ${'n'.repeat(20)}`);
  });
});
