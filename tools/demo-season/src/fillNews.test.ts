import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { fillNews } from './fillNews.ts';

interface Broadcast {
  text: string;
  state: string;
}

/** Mocks an API in which a bot message is in flight until the next poll. */
async function anApi({ receivers = 6, known = [] as string[] } = {}) {
  const published: string[] = [];
  const broadcasts: Broadcast[] = [];
  const overlapping: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const given = body === '' ? {} : JSON.parse(body);
      const version = given.releaseData?.version;
      const isTaken = known.includes(version);
      if (version && !isTaken) published.push(version);
      if (request.url === '/api/admin/bot' && request.method === 'POST') {
        if (broadcasts.some(({ state }) => state === 'sending')) overlapping.push(given.text);
        broadcasts.unshift({ text: given.text, state: 'sending' });
      }
      response.writeHead(isTaken ? 409 : 200, { 'content-type': 'application/json' });
      const data = { receivers, broadcasts: broadcasts.map((one) => ({ ...one })) };
      for (const one of broadcasts) if (request.method === 'GET') one.state = 'sent';
      response.end(JSON.stringify(isTaken ? { code: 'news_version_taken' } : { accessToken: 'a token', data }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const roles: string[] = [];
  const runTask = async ([, action, , role = '']: readonly string[]) => {
    if (action === 'role') roles.push(role);
    return action === 'add' ? ['demo-clerk: 12345678901234567890'] : [];
  };
  const logged: string[] = [];
  const anchor = '2026-11-21T12:00:00.000Z';
  const fill = () => fillNews({ anchor, address, runTask, log: (line) => logged.push(line), waitMs: 0 });
  return { fill, published, roles, broadcasts, overlapping, logged };
}

it('publishes nine releases, sends two messages one after the other, and leaves no administrator behind', async () => {
  const api = await anApi();

  await api.fill();

  expect(api.published).toHaveLength(9);
  expect(api.broadcasts).toHaveLength(2);
  expect(api.overlapping).toEqual([]);
  expect(api.roles).toEqual(['admin', 'user']);
});

it('adds what is missing after an interrupted run', async () => {
  const api = await anApi({ known: ['1.8.0', '1.7.0'] });

  await api.fill();

  expect(api.published).toHaveLength(7);
});

it('sends no message if there are no receivers', async () => {
  const api = await anApi({ receivers: 0 });

  await api.fill();

  expect(api.broadcasts).toEqual([]);
  expect(api.logged).toEqual(['News: 9 releases; the bot sent 0 messages.']);
});
