import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { fillMailings } from './fillMailings.ts';

/** Mocks an API that rejects the mailings with these subjects as duplicates. */
async function anApi(known: readonly string[] = []) {
  const begun: string[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const given = body === '' ? {} : JSON.parse(body);
      const subject = given.subject ?? given.eventsEmailPreview?.subject;
      const isKnown = known.includes(subject);
      if (subject && !isKnown) begun.push(subject);
      asked.push(`${request.method} ${request.url?.split('?')[0]}`);
      const data = { id: '1'.repeat(24), subject: 'Подборка', events: [{ id: 1 }] };
      response.writeHead(isKnown ? 409 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? { code: 'mailing_repeated' } : { accessToken: 'a token', data }));
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
  const fill = () => fillMailings({ anchor: '2026-11-21T12:00:00.000Z', address, runTask, log: () => undefined });
  return { fill, begun, asked, roles };
}

it('starts an announcement, a digest, and a paused mailing, and leaves no administrator behind', async () => {
  const api = await anApi();

  await api.fill();

  expect(api.begun).toEqual(['Сезон открыт', 'Подборка', 'Осенний кубок: итоги']);
  expect(api.asked.at(-1)).toBe(`PUT /api/admin/mailings/${'1'.repeat(24)}/state`);
  expect(api.roles).toEqual(['admin', 'user']);
});

it('skips mailings started before an interruption', async () => {
  const api = await anApi(['Сезон открыт', 'Осенний кубок: итоги']);

  await api.fill();

  expect(api.begun).toEqual(['Подборка']);
  expect(api.asked.filter((one) => one.startsWith('PUT'))).toEqual([]);
});
