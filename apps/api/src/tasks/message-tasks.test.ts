import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MessageEmails } from '../people/messages/message-emails.tsx';
import { MessagesRepository } from '../people/messages/messages.repository.ts';
import { MessagesService } from '../people/messages/messages.service.ts';
import { startApi } from '../testing/start-api.ts';
import { addAccount } from '../testing/test-browser.ts';
import { runTask } from './run-task.ts';

const about = { type: 'team', title: 'ВЕТЕР', entityUrl: null, externalEntityUrl: null };
const newer = { ...about, text: 'новее', isRead: false, createdAt: '2026-03-02T10:00:00.000Z' };
const older = { ...about, text: 'старее', isRead: true, createdAt: '2026-03-01T10:00:00.000Z' };

describe('the message tasks', () => {
  let app: NestFastifyApplication;
  let reader: string;
  beforeAll(async () => {
    app = await startApi();
    reader = await addAccount(app, 'has-history');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.get<Connection>(getConnectionToken()).collection('servicemessages').deleteMany({});
    await run('user', 'letters', 'has-history', 'off');
  });
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    return { failures: await runTask(app, args, (line) => lines.push(line)), lines };
  };
  const fileOf = async (messages: object) => {
    const file = join(await mkdtemp(join(tmpdir(), 'otryv-message-tasks-')), 'messages.json');
    await writeFile(file, JSON.stringify(messages));
    return file;
  };
  const due = () => app.get(MessagesRepository).listDueEmails(10);

  it('add past messages, newest first for their reader, and none twice', async () => {
    const first = await fileOf({ 'has-history': [older] });
    const both = await fileOf({ 'has-history': [newer, older] });
    await run('message', 'add', first);

    expect(await run('message', 'add', both)).toEqual({ failures: 0, lines: ['has-history: 1'] });
    expect((await run('message', 'add', both)).lines).toEqual(['has-history: 0']);
    expect(await app.get(MessagesService).list(reader)).toMatchObject([newer, older]);
  });

  it('create emails for unread ones if the account is subscribed to emails', async () => {
    await run('message', 'add', await fileOf({ 'has-history': [{ ...newer, createdAt: '2026-03-03T10:00:00.000Z' }] }));
    expect(await due()).toEqual([]);

    expect(await run('user', 'letters', 'Has-History', 'on')).toEqual({ failures: 0, lines: ['Has-History: on'] });
    const [one, other] = ['2026-03-04T10:00:00.000Z', '2026-03-05T10:00:00.000Z'];
    const messages = [
      { ...newer, createdAt: one },
      { ...older, createdAt: other },
    ];
    await run('message', 'add', await fileOf({ 'has-history': messages }));

    expect(await due()).toHaveLength(1);
    await app.get(MessageEmails).queue();
    expect(await due()).toEqual([]);
  });

  it('report an unknown account, and add the rest', async () => {
    const file = await fileOf({
      nobody: [older],
      'has-history': [{ ...older, createdAt: '2026-01-01T10:00:00.000Z' }],
    });

    expect(await run('message', 'add', file)).toEqual({
      failures: 1,
      lines: ['nobody: no such user', 'has-history: 1'],
    });
  });

  it.each([[[]], [['has-history']], [['has-history', 'sometimes']]])('reject the email setting %j', async (args) => {
    expect((await run('user', 'letters', ...args)).lines[0]).toMatch(/^Pass a user name and on or off\./);
  });

  it('reject a file with other content', async () => {
    const { failures, lines } = await run('message', 'add', await fileOf({ 'has-history': [{ text: 'x' }] }));

    expect([failures, lines[0]]).toEqual([1, expect.stringContaining('has another format')]);
  });
});
