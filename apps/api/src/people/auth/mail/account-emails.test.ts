import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KeptEmails } from '../../../kernel/mail/kept-emails.ts';
import { MailUnavailable } from '../../../kernel/mail/mail.errors.ts';
import { Mailer } from '../../../kernel/mail/mailer.ts';
import { startApi } from '../../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../../testing/test-browser.ts';
import { UsersService } from '../../users/users.service.ts';
import { accountEmail } from './auth.jobs.ts';

const origin = 'https://otryv.example';

// The last test reads emails sent by all the others.
describe('account emails', { shuffle: false }, () => {
  let app: NestFastifyApplication;
  let turn = 0;
  beforeAll(async () => {
    app = await startApi({ JOBS: 'true', PUBLIC_URL: origin });
  });
  afterAll(() => app.close());
  const browser = () => new TestBrowser(app, `192.0.2.${turn++ % 250}`);
  const signedIn = async (username: string) => {
    const one = browser();
    await one.signIn(username, aPassword);
    return one;
  };
  const emailsTo = async (address: string) => {
    const kept = app.get(KeptEmails);
    const emails = await Promise.all((await kept.listIds()).map((id) => kept.find(id)));
    return emails.flatMap((email) => (email?.to === address ? [email] : []));
  };
  const subjectsTo = async (address: string) => (await emailsTo(address)).map(({ subject }) => subject);
  const emailTo = async (address: string, subject: string) => {
    await expect.poll(() => subjectsTo(address), { timeout: 20_000 }).toContain(subject);
    return (await emailsTo(address)).find((email) => email.subject === subject);
  };
  const secretOf = (text = '') => /\/auth\/(?:confirm-email|new-password|sign-in)\/([\w-]{43})/.exec(text)?.[1] ?? '';

  it('confirm an address by their link, with the same response to a browser that repeats it', async () => {
    await browser().send('POST', '/api/auth/registration', aRegistration('by-letter'));
    const email = await emailTo('by-letter@example.com', 'Подтвердите почту');
    const confirm = () => browser().send('PUT', '/api/auth/confirm-email', { token: secretOf(email?.text) });

    expect(email?.text).toContain(`${origin}/auth/confirm-email/`);
    expect([(await confirm()).statusCode, (await confirm()).statusCode]).toEqual([200, 200]);
    expect(await app.get(UsersService).findByUsername('by-letter')).toMatchObject({ emailConfirmed: true });
  });

  it('are sent again in the browser that registered, and to no other, with the same response', async () => {
    const registered = browser();
    await registered.send('POST', '/api/auth/registration', aRegistration('waits-long'));
    await emailTo('waits-long@example.com', 'Подтвердите почту');
    const known = browser();
    await known.send('POST', '/api/auth/registration', { ...aRegistration('others'), email: 'waits-long@example.com' });
    await emailTo('waits-long@example.com', 'На эту почту уже есть аккаунт');

    const [first, ...others] = await Promise.all(
      [registered, known, browser()].map((one) => one.send('POST', '/api/auth/confirmation')),
    );

    expect(first?.statusCode).toBe(200);
    for (const other of others) expect(other.json()).toEqual(first?.json());
    await expect
      .poll(async () => (await subjectsTo('waits-long@example.com')).toSorted(), { timeout: 20_000 })
      .toEqual(['На эту почту уже есть аккаунт', 'Подтвердите почту', 'Подтвердите почту']);
  });

  it('inform the owner of a known address, without a secret', async () => {
    await addAccount(app, 'owns-address');
    await browser().send('POST', '/api/auth/registration', {
      ...aRegistration('wants-address'),
      email: 'Owns-Address@example.com',
    });

    const email = await emailTo('owns-address@example.com', 'На эту почту уже есть аккаунт');
    expect(email?.text).toContain('owns-address');
    expect(secretOf(email?.text)).toBe('');
  });

  it('set a password by their link, and name the requesting device', async () => {
    await addAccount(app, 'reset-by-letter');
    await browser().send('PUT', '/api/auth/reset-password', { email: 'RESET-by-letter@example.com' });
    const email = await emailTo('reset-by-letter@example.com', 'Смена пароля');

    const token = secretOf(email?.text);
    const set = await browser().send('PUT', '/api/auth/new-password', { token, newPassword: 'a-new-password-7' });

    expect(email?.text).toContain('Firefox, Linux');
    expect(set.statusCode).toBe(200);
    expect((await browser().signIn('reset-by-letter', 'a-new-password-7')).statusCode).toBe(201);
  });

  it('are not sent if the address has no account', async () => {
    await addAccount(app, 'asks-after');
    await browser().send('PUT', '/api/auth/reset-password', { email: 'nobody-at-all@example.com' });
    await browser().send('PUT', '/api/auth/reset-password', { email: 'asks-after@example.com' });
    await emailTo('asks-after@example.com', 'Смена пароля');

    expect(await emailsTo('nobody-at-all@example.com')).toEqual([]);
  });

  it('sign in by their link, only to accounts with a confirmed address', async () => {
    await addAccount(app, 'tried-often');
    await browser().send('POST', '/api/auth/registration', aRegistration('tried-early'));
    for (const login of ['tried-early', 'tried-often'])
      for (let attempt = 0; attempt < 51; attempt += 1) await browser().signIn(login, 'wrong');
    const email = await emailTo('tried-often@example.com', 'Вход по ссылке');

    const entered = await browser().send('POST', '/api/auth/authorization/letter', { token: secretOf(email?.text) });

    expect([entered.statusCode, entered.json().user?.username]).toEqual([201, 'tried-often']);
    expect(email?.text).toContain(`${origin}/auth/sign-in/`);
    expect(await subjectsTo('tried-early@example.com')).not.toContain('Вход по ссылке');
  });

  it('report a changed password', async () => {
    await addAccount(app, 'new-password');
    const one = await signedIn('new-password');
    await one.send('PUT', '/api/auth/password', { password: aPassword, newPassword: 'a-changed-password-7' });

    expect((await emailTo('new-password@example.com', 'Пароль изменён'))?.text).toContain(`${origin}/auth/reset`);
  });

  it('ask the new address to confirm, and inform the replaced one', async () => {
    await addAccount(app, 'moves-out');
    const one = await signedIn('moves-out');
    await one.send('PUT', '/api/auth/email', { email: 'moved@example.com', password: aPassword });
    const email = await emailTo('moved@example.com', 'Подтвердите почту');
    expect(await subjectsTo('moves-out@example.com')).not.toContain('Почта аккаунта изменена');

    await browser().send('PUT', '/api/auth/confirm-email', { token: secretOf(email?.text) });

    await emailTo('moves-out@example.com', 'Почта аккаунта изменена');
    expect(await app.get(UsersService).findByUsername('moves-out')).toMatchObject({ email: 'moved@example.com' });
  });

  it('send no secret to the address of another account, however often it is requested', async () => {
    await addAccount(app, 'has-mailbox');
    await addAccount(app, 'wants-mailbox');
    const one = await signedIn('wants-mailbox');
    await one.send('PUT', '/api/auth/email', { email: 'has-mailbox@example.com', password: aPassword });
    await emailTo('has-mailbox@example.com', 'На эту почту уже есть аккаунт');

    await one.send('POST', '/api/auth/confirmation');
    await expect.poll(async () => (await emailsTo('has-mailbox@example.com')).length, { timeout: 20_000 }).toBe(2);

    expect((await emailsTo('has-mailbox@example.com')).map(({ text }) => secretOf(text))).toEqual(['', '']);
  });

  it('keep their Message-ID when they are sent again', async () => {
    await addAccount(app, 'busy-server');
    const send = vi.spyOn(app.get(Mailer), 'send').mockRejectedValueOnce(new MailUnavailable('451'));
    await browser().send('PUT', '/api/auth/reset-password', { email: 'busy-server@example.com' });
    const jobs = app.get<Connection>(getConnectionToken()).collection('agendaJobs');
    const ofEmail = { name: accountEmail.name, 'data.email': 'busy-server@example.com' };
    await expect.poll(() => jobs.findOne(ofEmail), { timeout: 20_000 }).toMatchObject({ failCount: 1 });
    await jobs.updateOne(ofEmail, { $set: { nextRunAt: new Date(0) } });
    await emailTo('busy-server@example.com', 'Смена пароля');

    const [first, second] = send.mock.calls.map(([, { messageId }]) => messageId);
    send.mockRestore();
    expect(first).toMatch(/^<account-[0-9a-f]{24}@otryv\.example>$/);
    expect(second).toBe(first);
  });

  it('contain no password, and neither do the jobs', async () => {
    const kept = app.get(KeptEmails);
    const emails = await Promise.all((await kept.listIds()).map((id) => kept.find(id)));

    expect(emails.length).toBeGreaterThan(5);
    expect(JSON.stringify(emails)).not.toContain(aPassword);
  });
});

function aRegistration(username: string) {
  return { username, email: `${username}@example.com`, password: aPassword };
}
