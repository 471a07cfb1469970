import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Mailing } from '@otryv/contract';
import { type Connection, Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { MailUnavailable } from '../../kernel/mail/mail.errors.ts';
import { Mailer } from '../../kernel/mail/mailer.ts';
import { type Email, renderEmail } from '../../kernel/mail/render-email.tsx';
import { UsersService } from '../../people/users/users.service.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { MailingRuns } from './mailing-runs.ts';

const nobody = { news: false, events: false, development: false, messages: false };
const email = { subject: 'Осенний кубок', title: 'Перевал в субботу', text: 'Этап 5.\n\n**Старт** в 17:30.' };

describe('a mailing', () => {
  const sent: { to: string; email: Email }[] = [];
  let answers: (boolean | Error)[] = [];
  let app: NestFastifyApplication;
  let admin: TestBrowser;
  let adminId: string;

  beforeAll(async () => {
    app = await startApi({ PUBLIC_URL: 'https://otryv.example', MAILING_LETTERS_PER_MINUTE: '60000' });
    vi.spyOn(app.get(Mailer), 'send').mockImplementation(async (to, given) => {
      const answer = answers.shift() ?? true;
      if (answer instanceof Error) throw answer;
      sent.push({ to, email: given });
      return answer;
    });
    adminId = await aReader('head', nobody);
    await app.get(UsersService).setRole('head', 'admin', null);
    admin = new TestBrowser(app);
    await admin.signIn('head', aPassword);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    answers = [];
    await collection('mailings').deleteMany({});
    await collection('mailingLetters').deleteMany({});
    await collection('users').updateMany({}, { $set: { notifications: nobody } });
    sent.splice(0);
  });

  const collection = (name: string) => app.get<Connection>(getConnectionToken()).collection(name);
  const change = (id: string, notifications: object, emailConfirmed = true) =>
    app
      .get(Transactions)
      .run((session) =>
        app.get(UsersService).change(id, { notifications: { ...nobody, ...notifications }, emailConfirmed }, session),
      );
  let readers = 0;
  async function aReader(name: string | null, notifications: object, emailConfirmed = true): Promise<string> {
    readers += 1;
    const id = await addAccount(app, name ?? `reader-${readers}`);
    await change(id, notifications, emailConfirmed);
    return id;
  }
  const to = (lists: object) => ({ events: false, news: false, development: false, ...lists });
  const announce = (changes: object = {}) =>
    admin.send('POST', '/api/admin/notification', { ...email, notificationsTypes: to({ news: true }), ...changes });
  const run = () => app.get(MailingRuns).run();
  const mailings = async (): Promise<{ active: Mailing[]; data: Mailing[] }> =>
    (await admin.send('GET', '/api/admin/mailings')).json();
  const setState = (id: string, state: string) => admin.send('PUT', `/api/admin/mailings/${id}/state`, { state });
  const links = () => sent.map((one) => renderEmail(one.email).text.match(/unsubscribe\/(\S+)/)?.[1] ?? '');
  const listOf = (token: string) => JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));

  it('is sent once to each reader subscribed to any of the lists with a confirmed address', async () => {
    const both = await aReader(null, { news: true, events: true });
    const one = await aReader(null, { events: true });
    await aReader(null, { development: true });
    await aReader(null, { news: true }, false);

    const answer = await announce({ notificationsTypes: to({ news: true, events: true }) });
    await run();
    await run();

    expect(answer.json()).toMatchObject({ message: 'Рассылка начата. Ход виден на этой странице.' });
    const { active, data } = await mailings();
    expect(active).toEqual([]);
    expect(data).toMatchObject([{ state: 'done', total: 2, sent: 2, declined: 0, undelivered: 0, author: 'head' }]);
    expect(sent.map((one) => String(one.email.messageId)).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [both, one].map((id) => `<${data[0]?.id}.${id}@otryv.example>`).toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it("is unsubscribed by its link from the reader's list, and no other", async () => {
    const reader = await aReader(null, { news: true, messages: true });

    await announce({ notificationsTypes: to({ news: true, events: true }) });
    await run();
    const [token = ''] = links();
    await admin.send('POST', `/api/unsubscribe/${token}`);

    expect(listOf(token)).toMatchObject({ list: 'news', sub: reader });
    const { notifications } = await app.get(UsersService).requireById(reader, noTransaction);
    expect(notifications).toEqual({ ...nobody, messages: true });
  });

  it('with news is sent only to news subscribers', async () => {
    await addAccount(app, 'just-registered');

    const { statusCode, body } = await announce();

    expect(statusCode).toBe(409);
    expect(JSON.parse(body).code).toBe('mailing_without_receivers');
  });

  it('skips readers who unsubscribed meanwhile or lost their address, and counts them', async () => {
    const stays = await aReader(null, { news: true });
    const [leaves, unconfirmed, removed] = [
      await aReader(null, { news: true }),
      await aReader(null, { news: true }),
      await aReader(null, { news: true }),
    ];
    const begun = await announce();

    await change(leaves, {});
    await change(unconfirmed, { news: true }, false);
    await collection('users').updateOne({ _id: new Types.ObjectId(removed) }, { $set: { email: null } });
    // Readers are listed when the mailing starts: this one is already listed.
    await collection('mailings').updateOne({}, { $set: { state: 'sending', isListed: true } });
    const waiting = [stays, leaves, unconfirmed, removed].map((id) => ({
      state: 'waiting',
      at: new Date(0),
      mailingId: new Types.ObjectId(begun.json().data.id),
      userId: new Types.ObjectId(id),
    }));
    await collection('mailingLetters').insertMany(waiting);
    await run();

    expect((await mailings()).data).toMatchObject([{ total: 4, sent: 1, declined: 3 }]);
    expect(sent).toHaveLength(1);
  });

  it('waits while the mail server does not respond, and continues under the same Message-ID', async () => {
    await aReader(null, { news: true });
    await aReader(null, { news: true });
    await announce();
    answers = [true, new MailUnavailable('421')];

    await run();
    const waiting = (await mailings()).active;
    await run();

    expect(waiting).toMatchObject([{ state: 'sending', isMailDown: true, sent: 1 }]);
    expect((await mailings()).data).toMatchObject([{ state: 'done', isMailDown: false, sent: 2 }]);
    expect(new Set(sent.map(({ email: { messageId } }) => messageId)).size).toBe(2);
  });

  it('no longer waits for the mail server once it is stopped', async () => {
    await aReader(null, { news: true });
    const { id } = (await announce()).json().data;
    answers = [new MailUnavailable('421')];
    await run();

    await setState(id, 'stopped');

    expect((await mailings()).data).toMatchObject([{ id, state: 'stopped', isMailDown: false }]);
  });

  it('resends an email with an unknown outcome, first and under the same Message-ID', async () => {
    await aReader(null, { news: true });
    await aReader(null, { news: true });
    await announce();
    await run();
    const last = sent.at(-1)?.email.messageId ?? '';
    const [mailing] = (await mailings()).data;
    // As left by a process that died after the server accepted the email.
    const userId = new Types.ObjectId(last.split(/[.@]/)[1]);
    await collection('mailingLetters').updateOne({ userId }, { $set: { state: 'taken' } });
    await collection('mailings').updateMany({}, { $set: { state: 'sending', counts: null } });

    await run();

    expect(sent.slice(2).map(({ email: { messageId } }) => messageId)).toEqual([last]);
    expect((await mailings()).data).toMatchObject([{ id: mailing?.id, sent: 2, total: 2 }]);
  });

  it('counts emails permanently rejected by the mail server', async () => {
    await aReader(null, { news: true });
    await announce();
    answers = [false];

    await run();

    expect((await mailings()).data).toMatchObject([{ sent: 0, undelivered: 1 }]);
  });

  it('can be paused, resumed and stopped permanently, each with an entry naming the actor', async () => {
    await aReader(null, { news: true });
    const { id } = (await announce()).json().data;

    await setState(id, 'paused');
    await run();
    expect(sent).toEqual([]);
    await setState(id, 'sending');
    await setState(id, 'stopped');
    await run();

    expect(sent).toEqual([]);
    expect((await mailings()).data).toMatchObject([{ id, state: 'stopped', sent: 0 }]);
    const again = await setState(id, 'sending');
    expect([again.statusCode, again.json().code]).toEqual([409, 'mailing_over']);
    const entries = await collection('audit').find({ objectId: id }).sort({ at: 1 }).toArray();
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual(
      ['mailing.begin', 'mailing.pause', 'mailing.resume', 'mailing.stop'].map((action) => [action, adminId]),
    );
  });

  it('records the state found by the stop in its entry, even if a job has started it meanwhile', async () => {
    await aReader(null, { news: true });
    const { id } = (await announce()).json().data;
    const transactions = app.get(Transactions);
    const start = transactions.run.bind(transactions);
    vi.spyOn(transactions, 'run').mockImplementationOnce(async (work) => {
      await collection('mailings').updateOne({}, { $set: { state: 'sending' } });
      return start(work);
    });
    await setState(id, 'stopped');

    expect(await collection('audit').findOne({ action: 'mailing.stop', objectId: id })).toMatchObject({
      before: { state: 'sending' },
    });
  });

  it('is started once by two concurrent clicks, and again after it was stopped', async () => {
    await aReader(null, { news: true });

    const both = await Promise.all([announce(), announce()]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const [begun] = both.filter(({ statusCode }) => statusCode === 200);
    await setState(begun?.json().data.id, 'stopped');

    expect((await announce()).statusCode).toBe(200);
  });

  it('starts when the previous one has ended', async () => {
    await aReader(null, { news: true });
    await announce();

    const second = await announce({ subject: 'Второе письмо' });
    await run();

    expect(second.json().message).toContain('когда закончится текущая');
    expect(sent.map((one) => one.email.subject)).toEqual([email.subject, 'Второе письмо']);
  });

  it('starts immediately if the previous one is paused, and reports it', async () => {
    await aReader(null, { news: true });
    await setState((await announce()).json().data.id, 'paused');

    const second = await announce({ subject: 'Второе письмо' });
    await run();

    expect(second.json().message).toBe('Рассылка начата. Ход виден на этой странице.');
    expect(sent.map((one) => one.email.subject)).toEqual(['Второе письмо']);
  });

  it('can be previewed without being sent, with user-written text escaped', async () => {
    const given = { ...email, title: '<b>Перевал', text: '<script>\n\n**жирно**\n\n[Открыть](/series/kubok)' };

    const { data } = (await admin.send('POST', '/api/admin/notification/letter-preview', given)).json();

    expect(data.html).toMatch(/&lt;b&gt;Перевал[\s\S]*&lt;script&gt;[\s\S]*<b>жирно<\/b>/);
    expect(data.html).toContain('href="https://otryv.example/series/kubok"');
    expect(data.text).toContain('https://otryv.example/series/kubok');
    expect(sent).toEqual([]);
  });

  it('is previewed with the footer of its list, or of news before one is chosen', async () => {
    const textFor = async (list: object) =>
      (await admin.send('POST', '/api/admin/notification/letter-preview', { ...email, ...list })).json().data.text;

    expect(await textFor({})).toContain('включили «Новости»');
    expect(await textFor({ list: 'development' })).toContain('включили «Разработку»');
    expect(await textFor({ list: 'development' })).not.toContain('«Новости»');
  });

  it('has a trial sent only to the administrator, who needs an address', async () => {
    await aReader(null, { news: true });

    await admin.send('POST', '/api/admin/notification/trial', email);
    await change(adminId, {}, false);
    const refused = await admin.send('POST', '/api/admin/notification/trial', email);
    await change(adminId, {});

    expect(sent.map((one) => one.to)).toEqual(['head@example.com']);
    expect(refused.json().code).toBe('mailing_address_needed');
  });

  it('returns the number of readers of each list and of any', async () => {
    await aReader(null, { news: true, events: true });
    await aReader(null, { events: true });

    const answer = await admin.send('GET', '/api/admin/mailings/audience?lists=news,events');

    expect(answer.json().data).toEqual({
      byList: { events: 2, news: 1, development: 0 },
      receivers: 2,
      pace: 60_000,
    });
  });

  it('removes a reader whose account is deleted', async () => {
    const reader = await aReader(null, { news: true });
    await announce();
    await run();

    await app.get(Transactions).run((session) => app.get(UsersService).delete(reader, session));

    expect(await collection('mailingLetters').countDocuments({})).toBe(0);
    expect((await mailings()).data).toMatchObject([{ sent: 1, total: 1 }]);
  });
});
