import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DocumentHit, DocumentSummary } from '@otryv/contract';
import { addresses } from '@otryv/contract/addresses';
import { DOCUMENT_TYPES } from '@otryv/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTask } from '../../tasks/run-task.ts';
import { giveRights } from '../../testing/give-rights.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { testConfig } from '../../testing/test-config.ts';
import { readGuide } from './guide-folder.ts';

const guide = testConfig().GUIDE_FOLDER;

describe('reference documents', () => {
  let app: NestFastifyApplication;
  const browsers: Record<string, TestBrowser> = {};
  beforeAll(async () => {
    app = await startApi();
    browsers.guest = new TestBrowser(app);
    for (const name of ['reader', 'organizer', 'admin']) browsers[name] = await signedIn(`docs-${name}`, name);
  });
  afterAll(() => app.close());

  async function signedIn(username: string, name: string): Promise<TestBrowser> {
    const id = await addAccount(app, username);
    if (name === 'organizer') giveRights(app, id, { organizerId: '6'.repeat(24) });
    if (name === 'admin') await runTask(app, ['user', 'role', username, 'admin'], () => undefined);
    const browser = new TestBrowser(app);
    await browser.signIn(username, aPassword);
    return browser;
  }
  const get = async (name: string, path: string) => {
    const response = await browsers[name]?.send('GET', `/api/md-documents/${path}`);
    if (!response) throw new Error(`There is no ${name}.`);
    return response;
  };
  const list = async (name: string, type: string): Promise<DocumentSummary[]> =>
    (await get(name, `list/${type}`)).json().data;
  const find = async (name: string, text: string): Promise<DocumentHit[]> =>
    (await get(name, `search?search=${encodeURIComponent(text)}`)).json().data;

  it.each([
    { name: 'guest', statuses: [200, 200, 401, 401] },
    { name: 'reader', statuses: [200, 200, 403, 403] },
    { name: 'organizer', statuses: [200, 200, 200, 403] },
    { name: 'admin', statuses: [200, 200, 200, 200] },
  ])('can be read by $name if the kind permits', async ({ name, statuses }) => {
    const files = { public: 'protocol', faq: 'questions', organizer: 'series', development: 'architecture' };

    const lists = await Promise.all(DOCUMENT_TYPES.map((type) => get(name, `list/${type}`)));
    const texts = await Promise.all(DOCUMENT_TYPES.map((type) => get(name, `${type}/${files[type]}`)));

    expect(lists.map(({ statusCode }) => statusCode)).toEqual(statuses);
    expect(texts.map(({ statusCode }) => statusCode)).toEqual(statuses);
  });

  it.each([
    '..%2f..%2f..%2fpackage',
    '..%2F..%2F..%2F.env',
    '%2e%2e%2f%2e%2e%2fcontents',
    '..%5c..%5ccontents',
    '%252e%252e%252fcontents',
    'protocol.md',
    'protocol%00',
    '%2fetc%2fpasswd',
    '..',
  ])('reject the path %s for everyone, including administrators', async (path) => {
    const refused = [400, 404];

    for (const name of ['guest', 'admin']) {
      const { statusCode, body } = await get(name, `public/${path}`);

      expect(refused).toContain(statusCode);
      expect(body).not.toMatch(/dependencies|summary|root:|ENCRYPTION_KEY/);
    }
  });

  it("have the guide's order and titles, and a text without the title", async () => {
    const titles = (await list('guest', 'public')).map(({ title }) => title);
    const { data } = (await get('guest', 'public/protocol')).json();

    expect(titles.slice(0, 2)).toEqual(['Как читать протокол', 'Категории и группы']);
    expect(data).toMatchObject({ title: 'Как читать протокол', minutes: expect.any(Number), updatedOn: '2026-11-27' });
    expect(data.content).not.toContain('# Как читать протокол');
    expect(data.sections[0]).toEqual({ id: 'линия-отрыва', title: 'Линия отрыва', depth: 2 });
  });

  it('are not found under an unlisted name, nor under another kind', async () => {
    expect((await get('admin', 'public/architecture')).json().code).toBe('document_not_found');
    expect((await get('admin', 'development/protocol')).json().code).toBe('document_not_found');
  });

  it('are found by another ending of a word, with the sentence and its section', async () => {
    const [hit] = await find('guest', 'протестов окно');

    expect(hit).toMatchObject({ type: 'public' });
    expect(hit?.excerpt).toMatch(/протест/i);
    expect((await find('guest', 'вариативностью')).map(({ section }) => section?.title)).toContain('Вариативность');
  });

  it('are found only if the reader may open them', async () => {
    const kinds = async (name: string) => new Set((await find(name, 'fencing')).map(({ type }) => type));

    expect(await kinds('guest')).toEqual(new Set());
    expect(await kinds('organizer')).toEqual(new Set());
    expect(await kinds('admin')).toEqual(new Set(['development']));
  });

  it('find nothing for a query of punctuation, and reject one of a single character', async () => {
    expect(await find('guest', '«»!!')).toEqual([]);
    expect((await get('guest', 'search?search=a')).statusCode).toBe(400);
  });
});

describe("the repository's guide", () => {
  it('lists every file of its folders, and only existing files', async () => {
    const listed = (await readGuide(guide)).map(({ type, fileName }) => `${type}/${fileName}.md`);
    const files = (await Promise.all(DOCUMENT_TYPES.map((type) => readdir(join(guide, type))))).flatMap(
      (names, index) => names.map((name) => `${DOCUMENT_TYPES[index]}/${name}`),
    );

    expect(listed.toSorted()).toEqual(files.toSorted());
    expect(listed.length).toBeGreaterThanOrEqual(12);
  });

  it('links only to existing pages of the portal, and to existing sections', async () => {
    const documents = await readGuide(guide);
    const patterns = Object.values(addresses).map(
      ({ pattern }) => new RegExp(`^${pattern.replace(/:\w+/g, '[\\w-]+')}$`),
    );
    const articles = documents.map(({ type, fileName }) => `/documentation/${type}/${fileName}`);
    const links = documents.flatMap(({ content }) =>
      [...content.matchAll(/\]\((\/[^)#]*)/g)].map(([, path = '']) => path),
    );

    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const isThere = link.startsWith('/documentation/')
        ? articles.includes(link)
        : patterns.some((pattern) => pattern.test(link));
      expect({ link, isThere }).toEqual({ link, isThere: true });
    }
  });

  it('is rejected at startup when a listed article is missing or has no title', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'otryv-guide-'));
    await cp(guide, folder, { recursive: true });
    const file = join(folder, 'public', 'protocol.md');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^# .*\n/, ''));
    await expect(readGuide(folder)).rejects.toThrow('begins with its title');

    await rm(file);
    await expect(readGuide(folder)).rejects.toThrow('ENOENT');
    await rm(folder, { recursive: true });
  });
});
