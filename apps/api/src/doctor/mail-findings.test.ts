import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { freePort } from '@otryv/local-stack';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toLine } from './finding.ts';
import { mailFindings } from './mail-findings.ts';

const emails: string[] = [];

describe('mailFindings', () => {
  let server: SMTPServer;
  let host: string;

  beforeEach(async () => {
    emails.length = 0;
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'otryv' }) : done(new Error('no')),
      onRcptTo: ({ address }, _session, done) =>
        done(address.endsWith('@nowhere.example') ? Object.assign(new Error('no'), { responseCode: 550 }) : null),
      onData: (stream, { envelope }, done) => {
        emails.push(...envelope.rcptTo.map(({ address }) => address));
        stream.resume().on('end', () => done());
      },
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    host = `127.0.0.1:${(listening.address() as AddressInfo).port}`;
  });

  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const lines = async (url: string | undefined, to?: string) =>
    (await mailFindings({ SMTP_URL: url, MAIL_FROM: 'Отрыв <no-reply@otryv.example>' }, to)).map(toLine);

  it('sign in at the mail server and send nothing', async () => {
    expect(await lines(`smtp://otryv:right@${host}`)).toEqual(['ok       mail: the mail server accepts the sign-in.']);
    expect(emails).toEqual([]);
  });

  it('send one email if an address is given', async () => {
    const [, email] = await lines(`smtp://otryv:right@${host}`, 'admin@otryv.example');

    expect(email).toMatch(/^ok {7}letter: the mail server accepted one to admin@otryv\.example: /);
    expect(emails).toEqual(['admin@otryv.example']);
  });

  it.each([
    ['warning  mail: emails are only written to MAIL_FOLDER', () => undefined],
    ['broken   mail: the mail server rejects the name or the password ', () => `smtp://otryv:canary@${host}`],
    ['broken   mail: the mail server of SMTP_URL does not respond', async () => `smtp://127.0.0.1:${await freePort()}`],
  ])('report %s', async (beginning, url) => {
    const findings = await lines(await url(), 'admin@otryv.example');

    expect(findings).toEqual([expect.stringMatching(`^${beginning}`)]);
    expect(findings.join()).not.toContain('canary');
  });

  it('report that the server rejects the email', async () => {
    const [, email] = await lines(`smtp://otryv:right@${host}`, 'admin@nowhere.example');

    expect(email).toMatch(
      /^broken {3}letter: the mail server rejected one to admin@nowhere\.example \(EENVELOPE 550\)/,
    );
  });
});
