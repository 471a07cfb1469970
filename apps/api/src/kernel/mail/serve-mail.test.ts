import { mkdtempSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFIG, type Config } from '../../config.ts';
import { startApi } from '../../testing/start-api.ts';
import { KeptEmails } from './kept-emails.ts';

const anEmail = {
  to: 'rider@example.com',
  sentAt: '2026-11-21T17:40:00.000Z',
  subject: 'Подтвердите <почту>',
  html: '<!doctype html><p style="color:red">Секрет</p>',
  text: 'Секрет',
};
const local = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };

describe('/dev/mail', () => {
  let app: NestFastifyApplication;
  let config: Config;
  beforeAll(async () => {
    app = await startApi({ SHOW_MAIL: 'true', PORTAL_FOLDER: aPortal() });
    config = app.get(CONFIG);
    await app.get(KeptEmails).keep(anEmail);
  });
  afterAll(() => app.close());
  const ask = (url: string, from: object = local) => app.inject({ method: 'GET', url, ...from });

  it('lists the stored emails and shows each as HTML and as text', async () => {
    const list = await ask('/dev/mail');
    const id = /\/dev\/mail\/([\w-]+)"/.exec(list.body)?.[1];

    expect(list.body).toContain('Подтвердите &lt;почту&gt;');
    expect((await ask(`/dev/mail/${id}`)).body).toBe(anEmail.html);
    expect((await ask(`/dev/mail/${id}.txt`)).body).toBe('Секрет');
  });

  it("permits an email's styles, and no script", async () => {
    const [id] = await app.get(KeptEmails).listIds();

    const policy = (await ask(`/dev/mail/${id}`)).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'");
  });

  it.each([
    { from: 'another machine', request: { ...local, remoteAddress: '192.0.2.7' } },
    { from: 'behind a proxy', request: { ...local, headers: { ...local.headers, 'x-forwarded-for': '192.0.2.7' } } },
    { from: 'a name of another site', request: { ...local, headers: { host: 'rebound.example:3000' } } },
  ])('returns 404 for requests from $from', async ({ request }) => {
    const [id] = await app.get(KeptEmails).listIds();

    for (const url of ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}.txt`])
      expect((await ask(url, request)).statusCode).toBe(404);
  });

  it.each(['..%2f..%2fconfig', '..', 'no-such', '%00'])('returns 404 for the email %s', async (id) => {
    expect((await ask(`/dev/mail/${id}`)).statusCode).toBe(404);
  });

  it('stores emails readable only by the owner of the folder', async () => {
    const [name = ''] = await readdir(config.MAIL_FOLDER);

    expect((await stat(config.MAIL_FOLDER)).mode & 0o777).toBe(0o700);
    expect((await stat(join(config.MAIL_FOLDER, name))).mode & 0o777).toBe(0o600);
  });

  it('keeps the latest 200', async () => {
    for (let minute = 0; minute < 205; minute += 1)
      await app.get(KeptEmails).keep({ ...anEmail, sentAt: new Date(minute * 60_000).toISOString() });

    const ids = await app.get(KeptEmails).listIds();
    expect(ids).toHaveLength(200);
    expect(ids[0]).toMatch(/^20261121/);
  });
});

const closed: { when: string; variables: Record<string, string> }[] = [
  { when: 'nobody asked for it', variables: {} },
  { when: 'emails go to a mail server', variables: { SHOW_MAIL: 'true', SMTP_URL: 'smtp://127.0.0.1:9' } },
];

describe.each(closed)('/dev/mail while $when', ({ variables }) => {
  it('is not available', async () => {
    const app = await startApi(variables);

    expect((await app.inject({ method: 'GET', url: '/dev/mail', ...local })).statusCode).toBe(404);
    await app.close();
  });
});

/** Creates the folder of a portal, whose addresses are beside those of the emails. */
function aPortal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'otryv-portal-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Отрыв</title>');
  return folder;
}
