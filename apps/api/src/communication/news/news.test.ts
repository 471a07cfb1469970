import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { News } from '@otryv/contract';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTask } from '../../tasks/run-task.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';

const path = '/api/information/development';
const note = (day: number) => ({
  releaseDate: new Date(Date.UTC(2026, 10, day)).toISOString(),
  version: `1.${day}.0`,
  text: `Что нового ${day}`,
});

describe('release notes', () => {
  let app: NestFastifyApplication;
  let connection: Connection;
  let admin: TestBrowser;
  beforeAll(async () => {
    app = await startApi();
    connection = app.get<Connection>(getConnectionToken());
    await addAccount(app, 'news-admin');
    await runTask(app, ['user', 'role', 'news-admin', 'admin'], () => undefined);
    admin = new TestBrowser(app);
    await admin.signIn('news-admin', aPassword);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await connection.collection('news').deleteMany({});
    await connection.collection('audit').deleteMany({ objectKind: 'news' });
  });

  const publish = (day: number) => admin.send('POST', path, { releaseData: note(day) });
  const list = async (query = ''): Promise<News> => (await app.inject({ url: `${path}${query}` })).json();
  const audited = () => connection.collection('audit').find({ objectKind: 'news' }).sort({ _id: 1 }).toArray();

  it('list the last seven publicly, newest release first, and more on request', async () => {
    for (const day of [3, 9, 1, 7, 5, 2, 8, 6, 4]) await publish(day);

    const first = await list();
    const all = await list('?quantityPosts=14');

    expect(first.informationDev.map(({ version }) => version)).toEqual(
      [9, 8, 7, 6, 5, 4, 3].map((day) => `1.${day}.0`),
    );
    expect(first.hasMore).toBe(true);
    expect(all.informationDev).toHaveLength(9);
    expect(all.hasMore).toBe(false);
  });

  it('have no more if the seventh is the last', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await publish(day);

    expect(await list()).toMatchObject({ hasMore: false });
  });

  it('reject an unreasonable number of posts', async () => {
    for (const count of ['0', '701', 'all'])
      expect((await app.inject({ url: `${path}?quantityPosts=${count}` })).statusCode).toBe(400);
    for (const count of [1, 700])
      expect((await app.inject({ url: `${path}?quantityPosts=${count}` })).statusCode).toBe(200);
  });

  it('are published, changed and removed by an administrator, each with an audit entry', async () => {
    expect((await publish(1)).json().message).toBe('Новость о версии 1.1.0 опубликована.');
    const [{ _id: id } = { _id: '' }] = (await list()).informationDev;

    const changed = await admin.send('PUT', path, { id, releaseData: { ...note(1), text: 'Иначе' } });
    const [after] = (await list()).informationDev;
    const removed = await admin.send('DELETE', path, { id });

    expect(changed.json().message).toBe('Новость о версии 1.1.0 сохранена.');
    expect(after).toEqual({ _id: id, ...note(1), text: 'Иначе', revision: 1 });
    expect(removed.json().message).toBe('Новость о версии 1.1.0 удалена.');
    expect((await list()).informationDev).toEqual([]);
    expect((await audited()).map(({ action }) => action)).toEqual(['news.create', 'news.change', 'news.remove']);
    expect((await audited())[1]).toMatchObject({ objectId: id, before: note(1), after: { ...note(1), text: 'Иначе' } });
  });

  it('have one note per version, even with concurrent ones, and accept the same one again', async () => {
    const both = await Promise.all([publish(1), publish(1)]);
    const other = await admin.send('POST', path, { releaseData: { ...note(1), text: 'Другая' } });
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(other.json().code).toBe('news_version_taken');
    expect((await audited()).map(({ action }) => action)).toEqual(['news.create']);

    await publish(2);
    const [{ _id: id } = { _id: '' }] = (await list()).informationDev;
    const taken = await admin.send('PUT', path, { id, releaseData: note(1) });
    expect(taken.json().code).toBe('news_version_taken');
  });

  it('cannot be changed by an administrator who did not see the last change', async () => {
    await publish(1);
    const [{ _id: id, revision } = { _id: '', revision: -1 }] = (await list()).informationDev;
    const change = (text: string) => admin.send('PUT', path, { id, releaseData: { ...note(1), text }, revision });

    const answers = await Promise.all([change('Первый'), change('Второй')]);
    const late = await change('Третий');
    const [stored] = (await list()).informationDev;
    const again = await change(stored?.text ?? '');

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect([late.statusCode, late.json().code]).toEqual([409, 'news_outdated']);
    expect(stored).toMatchObject({ revision: 1, text: expect.stringMatching(/Первый|Второй/) });
    // The response to the accepted change was lost.
    expect(again.statusCode).toBe(200);
    expect((await list()).informationDev).toEqual([stored]);
    expect((await audited()).map(({ action }) => action)).toEqual(['news.create', 'news.change']);
  });

  it('that do not exist are neither changed nor removed', async () => {
    const id = 'f'.repeat(24);

    expect((await admin.send('PUT', path, { id, releaseData: note(1) })).json().code).toBe('news_not_found');
    expect((await admin.send('DELETE', path, { id })).json().code).toBe('news_not_found');
    expect(await audited()).toEqual([]);
  });
});
