import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@otryv/local-stack';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
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

  it('trust the private authority of MAIL_CA', async () => {
    const { key, cert, file } = await aCertificate();
    const secure = new SMTPServer({ secure: true, key, cert, authOptional: true });
    // The client that rejects the certificate is an error of the server.
    secure.on('error', () => undefined);
    const listening = secure.listen(0, '127.0.0.1');
    onTestFinished(() => new Promise<void>((resolve) => secure.close(() => resolve())));
    await once(listening, 'listening');
    const variables = {
      MONGODB_URI: 'mongodb://127.0.0.1:1',
      ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
      SMTP_URL: `smtps://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    };
    const stateOf = async (config: Parameters<typeof mailFindings>[0]) =>
      (await mailFindings(config, undefined))[0]?.state;

    expect(await stateOf(readConfig(variables))).toBe('broken');
    expect(await stateOf(readConfig({ ...variables, MAIL_CA_FILE: file }))).toBe('ok');
  });

  it('report that the server rejects the email', async () => {
    const [, email] = await lines(`smtp://otryv:right@${host}`, 'admin@nowhere.example');

    expect(email).toMatch(
      /^broken {3}letter: the mail server rejected one to admin@nowhere\.example \(EENVELOPE 550\)/,
    );
  });
});

/** Makes a certificate for this machine that is its own authority. */
async function aCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-certificate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  const subject = ['-subj', '/CN=mail.example', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await promisify(execFile)('openssl', ['req', ...kind, ...subject, '-keyout', keyFile, '-out', file]);
  return { key: await readFile(keyFile), cert: await readFile(file), file };
}
