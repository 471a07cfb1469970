import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { showcase } from '@otryv/game-simulator';
import { expect, it, onTestFinished } from 'vitest';
import { fillShowcase } from './fillShowcase.ts';

const anchor = '2026-01-10T12:00:00.000Z';
const ids = showcase(new Date(anchor)).map(({ id }) => id);

/** Mocks the API; the callback returns the error code for an event, if any. */
async function anApi(error: (id: number) => string | null = () => null) {
  const added: number[] = [];
  const server = createServer((request, response) => {
    void (json(request) as Promise<{ event?: { id: number } }>).then((body) => {
      const code = body.event ? error(body.event.id) : null;
      if (body.event && !code) added.push(body.event.id);
      response.writeHead(code ? 409 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(code ? { code } : { accessToken: 'a token' }));
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
  const fill = () => fillShowcase({ anchor, address, runTask, log: () => undefined });
  return { fill, added, roles };
}

it('adds every event once, and leaves no administrator behind', async () => {
  const api = await anApi();

  await api.fill();

  expect(api.added).toEqual(ids);
  expect(api.roles).toEqual(['admin', 'user']);
});

it('continues after an interrupted run: known events are not an error', async () => {
  const api = await anApi((id) => (id % 2 === 0 ? 'event_known' : null));

  await api.fill();

  expect(api.added).toEqual(ids.filter((id) => id % 2 === 1));
  expect(api.roles).toEqual(['admin', 'user']);
});

it("rejects with the API's message for a rejected event", async () => {
  const api = await anApi(() => 'game_unavailable');

  await expect(api.fill()).rejects.toThrow('game_unavailable');
});
