import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Connection, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { MailUnavailable } from '../../kernel/mail/mail.errors.ts';
import { Mailer } from '../../kernel/mail/mailer.ts';
import type { Email } from '../../kernel/mail/render-email.tsx';
import { startApi } from '../../testing/start-api.ts';
import { addAccount } from '../../testing/test-browser.ts';
import { UsersService } from '../users/users.service.ts';
import { MessageEmails } from './message-emails.tsx';
import { messageEmail } from './messages.jobs.ts';
import { MessagesRepository } from './messages.repository.ts';
import { MessagesService } from './messages.service.ts';

describe('message emails', () => {
  const sent: { to: string; email: Email }[] = [];
  let app: NestFastifyApplication;
  /** Message-ID of each attempt. */
  const tried: (string | undefined)[] = [];
  let failures: Error[] = [];
  let mailServer: Promise<void> | undefined;

  beforeAll(async () => {
    app = await startApi({ JOBS: 'true', PUBLIC_URL: 'https://otryv.example' });
    vi.spyOn(app.get(Mailer), 'send').mockImplementation(async (to, email) => {
      // Account emails use the same transport.
      if (!email.oneClickUnsubscribe) return true;
      tried.push(email.messageId);
      const failure = failures.shift();
      if (failure) throw failure;
      await mailServer;
      sent.push({ to, email });
      return true;
    });
  });
  afterAll(() => app.close());

  async function aReader(name: string, changes: { messages?: boolean; emailConfirmed?: boolean } = {}) {
    const { messages = true, emailConfirmed = true } = changes;
    const id = await addAccount(app, name);
    const notifications = { news: true, events: true, development: true, messages };
    await app
      .get(Transactions)
      .run((session) => app.get(UsersService).change(id, { notifications, emailConfirmed }, session));
    return id;
  }
  const write = (userIds: string[], text: string) =>
    app
      .get(Transactions)
      .run((session) =>
        app
          .get(MessagesService)
          .write({ userIds, by: null, type: 'team', title: 'ВЕТЕР', text, entityUrl: '/teams/veter/members' }, session),
      );
  const queue = () => app.get(MessageEmails).queue();
  const emailsTo = (name: string) => sent.filter(({ to }) => to === `${name}@example.com`);
  const jobs = () => app.get<Connection>(getConnectionToken()).collection('agendaJobs');
  const waitingJobs = () => jobs().countDocuments({ name: messageEmail.name });
  const idle = () => expect.poll(waitingJobs, { timeout: 20_000 }).toBe(0);
  /** Stores the job of a process that died: its lock has expired. */
  const leaveJob = (messageId: string, _id = new Types.ObjectId()) => {
    const longAgo = new Date(0);
    const left = { _id, name: messageEmail.name, type: 'normal', priority: 0, data: { messageId } };
    return jobs().insertOne({ ...left, nextRunAt: longAgo, lockedAt: longAgo, lastRunAt: longAgo });
  };
  const idOfNewest = async (userId: string) => (await app.get(MessagesService).list(userId))[0]?._id ?? '';

  it('are sent to users who opted in, with the message text and a link to its page', async () => {
    const reader = await aReader('asked');
    await write([reader], 'Марк Верхояров просится в команду');

    await queue();

    await expect.poll(() => emailsTo('asked'), { timeout: 20_000 }).toHaveLength(1);
    expect(emailsTo('asked')[0]?.email).toMatchObject({
      subject: 'ВЕТЕР: Марк Верхояров просится в команду',
      body: { props: { link: 'https://otryv.example/teams/veter/members' } },
      oneClickUnsubscribe: expect.stringMatching(/^https:\/\/otryv\.example\/api\/unsubscribe\/[\w.-]{60,200}$/),
    });
  });

  it('are sent neither to users who did not opt in nor to an unconfirmed address', async () => {
    const names = ['did-not-ask', 'not-confirmed', 'gets-one'];
    const readers = [
      await aReader('did-not-ask', { messages: false }),
      await aReader('not-confirmed', { emailConfirmed: false }),
      await aReader('gets-one'),
    ];
    await write(readers, 'всем');

    await queue();

    await expect.poll(() => emailsTo('gets-one'), { timeout: 20_000 }).toHaveLength(1);
    await idle();
    expect(names.map((name) => emailsTo(name).length)).toEqual([0, 0, 1]);
  });

  it('are not sent to users who opted out since the message', async () => {
    const reader = await aReader('changed-mind');
    await write([reader], 'поздно');
    await app.get(UsersService).switchOff(reader, 'messages');

    await queue();
    await idle();

    expect(emailsTo('changed-mind')).toEqual([]);
  });

  it('are not sent for a change that was rolled back', async () => {
    const reader = await aReader('rolled-back');
    const change = app.get(Transactions).run(async (session) => {
      await app
        .get(MessagesService)
        .write({ userIds: [reader], by: null, type: 'system', title: 'Отрыв', text: 'не было' }, session);
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');

    await queue();
    await idle();

    expect(emailsTo('rolled-back')).toEqual([]);
  });

  it('are queued by the next run after a process died between the commit and the queue', async () => {
    const reader = await aReader('process-died');
    await write([reader], 'не потеряно');
    expect(await waitingJobs()).toBe(0);

    await expect.poll(() => emailsTo('process-died'), { timeout: 30_000 }).toHaveLength(1);
  }, 40_000);

  it('are sent once however often they are queued and their job runs', async () => {
    const reader = await aReader('once');
    await write([reader], 'один раз');
    const messageId = await idOfNewest(reader);
    await Promise.all([queue(), queue(), queue()]);
    await expect.poll(() => emailsTo('once'), { timeout: 20_000 }).toHaveLength(1);
    await idle();

    await app.get(Jobs).enqueue(messageEmail, { messageId });
    await queue();
    await idle();

    expect(emailsTo('once')).toHaveLength(1);
  });

  it('are sent once by two concurrent jobs', async () => {
    const reader = await aReader('side-by-side');
    await write([reader], 'не дважды');
    const messageId = await idOfNewest(reader);
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    mailServer = promise;

    const enqueue = () =>
      app.get(Transactions).run((session) => app.get(Jobs).enqueueWith(session, messageEmail, { messageId }));
    await enqueue();
    await enqueue();
    // One sends the email while the other finds it taken.
    await expect.poll(waitingJobs, { timeout: 20_000 }).toBe(1);
    answer();
    await idle();

    expect(emailsTo('side-by-side')).toHaveLength(1);
  });

  it('are sent once if the process of their job dies after sending one', async () => {
    const reader = await aReader('killed');
    await write([reader], 'ровно один');
    const messageId = await idOfNewest(reader);
    await queue();
    await expect.poll(() => emailsTo('killed'), { timeout: 20_000 }).toHaveLength(1);
    await idle();

    await leaveJob(messageId);
    await idle();

    expect(emailsTo('killed')).toHaveLength(1);
  });

  it.each([
    { deaths: 1, count: 1 },
    { deaths: 2, count: 0 },
  ])('are sent again after one process died with them, not after a second ($deaths)', async ({ deaths, count }) => {
    const name = `died-with-it-${deaths}`;
    const reader = await aReader(name);
    await write([reader], 'взято и не отправлено');
    const messageId = await idOfNewest(reader);
    const job = new Types.ObjectId();
    const messages = app.get(MessagesRepository);
    for (let death = 0; death < deaths; death += 1) await messages.takeEmail(messageId, job.toHexString());

    await leaveJob(messageId, job);
    await idle();

    expect(emailsTo(name).map(({ email }) => email.messageId)).toEqual(
      Array(count).fill(`<message-${messageId}@otryv.example>`),
    );
  });

  it('are retried later when the mail server temporarily rejects them', async () => {
    const reader = await aReader('busy-server');
    await write([reader], 'со второго раза');
    failures = [new MailUnavailable('451')];
    await queue();
    const ofReader = { name: messageEmail.name, 'data.messageId': await idOfNewest(reader) };
    await expect.poll(() => jobs().findOne(ofReader), { timeout: 20_000 }).toMatchObject({ failCount: 1 });
    expect(emailsTo('busy-server')).toEqual([]);

    await jobs().updateOne(ofReader, { $set: { nextRunAt: new Date(0) } });

    await expect.poll(() => emailsTo('busy-server'), { timeout: 20_000 }).toHaveLength(1);
    // The first may have arrived nevertheless.
    const messageId = `<message-${await idOfNewest(reader)}@otryv.example>`;
    expect(tried.filter((one) => one === messageId)).toHaveLength(2);
    expect(tried.at(-1)).toBe(messageId);
  });
});
