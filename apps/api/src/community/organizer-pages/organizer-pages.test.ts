import { readdir } from 'node:fs/promises';
import { gameClubs } from '@otryv/game-simulator';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONFIG, type Config } from '../../config.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { blankPage, sendForm } from '../../testing/send-form.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

describe('an organizer page', () => {
  let world: OrganizerWorld;
  type Owner = Awaited<ReturnType<OrganizerWorld['organizer']>>;
  let os: Owner;
  let rival: Owner;
  let guest: TestBrowser;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    os = await world.organizer('os');
    rival = await world.organizer('rival');
    guest = new TestBrowser(world.app);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.connection.collection('organizers').updateMany({}, { $set: { isPublished: false, mission: '' } });
  });

  const save = (
    { browser }: Pick<Owner, 'browser'>,
    organizerId: string,
    fields: object = {},
    files: Record<string, Blob> = {},
  ) => sendForm(browser, '/api/organizer/main', { organizerId, ...blankPage, ...fields }, files);
  const own = async ({ browser, organizerId }: Owner) =>
    (await browser.send('GET', `/api/organizer/${organizerId}`)).json().data.organizer;
  const page = (browser: TestBrowser, slug: string) => browser.send('GET', `/api/organizers/${slug}`);
  const picture = async (width: number, height: number) =>
    new Blob([
      Uint8Array.from(
        await sharp({ create: { width, height, channels: 3, background: '#123456' } })
          .png()
          .toBuffer(),
      ),
    ]);
  const files = () => readdir(world.app.get<Config>(CONFIG).FILES_FOLDER).catch(() => []);

  it('is hidden until it is published, except for its owner and administrators', async () => {
    const statuses = async () => {
      const browsers = [guest, rival.browser, os.browser, world.admin];
      return Promise.all(browsers.map(async (browser) => (await page(browser, os.urlSlug)).statusCode));
    };
    const listed = async () =>
      (await guest.send('GET', '/api/organizers')).json().data.map(({ name }: { name: string }) => name);

    expect([await statuses(), await listed()]).toEqual([[404, 404, 200, 200], []]);
    await save(os, os.organizerId);
    expect([await statuses(), await listed()]).toEqual([[200, 200, 200, 200], ['Клуб os']]);
  });

  it('shows what its owner saved, and clears what its owner cleared (14.4)', async () => {
    const texts = {
      mission: 'Гонки по четвергам',
      website: 'https://os.example',
      telegramChannel: 'https://t.me/os_club',
    };
    await save(os, os.organizerId, texts);
    const shown = (await page(guest, os.urlSlug)).json().data;

    await save(os, os.organizerId);
    const emptied = (await page(guest, os.urlSlug)).json().data;

    expect(shown).toMatchObject({
      mission: texts.mission,
      website: texts.website,
      telegram: { group: null, channel: texts.telegramChannel },
    });
    expect(emptied).toMatchObject({ mission: '', website: null, telegram: { group: null, channel: null } });
  });

  it('can be saved only by its own owner, whichever id the form contains (14.3, row 6)', async () => {
    const before = await own(os);
    const refused = await save(rival, os.organizerId, { mission: 'Захвачено' });
    const reading = await rival.browser.send('GET', `/api/organizer/${os.organizerId}`);

    expect([refused.statusCode, refused.json().code, reading.statusCode]).toEqual([403, 'forbidden', 403]);
    expect(await own(os)).toEqual(before);
  });

  it('reports invalid fields with their messages', async () => {
    const { statusCode, json } = await save(os, os.organizerId, { telegramChannel: '@os', mission: 'ё'.repeat(301) });

    expect(statusCode).toBe(400);
    expect(Object.keys(json().fields).toSorted()).toEqual(['mission', 'telegramChannel']);
  });

  it("links only to one of the organizer's own clubs", async () => {
    const club = { clubId: gameClubs.axis.clubId };
    await world.admin.send('POST', '/api/admin/clubs', { ...club, organizerId: os.organizerId });

    const foreign = await save(rival, rival.organizerId, { clubMain: club.clubId });
    await save(os, os.organizerId, { clubMain: club.clubId });
    const joined = (await page(guest, os.urlSlug)).json().data.clubMain;
    await os.browser.send('DELETE', '/api/organizer/clubs', { ...club, name: gameClubs.axis.name });

    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'club_not_found']);
    expect(joined).toBe(`https://www.zwift.com/eu/clubs/${club.clubId}/join`);
    expect((await own(os)).clubMain).toBeNull();
  });

  it('has its images in every width, served from /files, and removes them with their files', async () => {
    const saved = await save(
      os,
      os.organizerId,
      {},
      { posterFile: await picture(1500, 500), logoFile: await picture(64, 64) },
    );
    const { posterUrls, logoUrls } = saved.json().data.organizer;
    expect([Object.keys(posterUrls), Object.keys(logoUrls)]).toEqual([['original', 'small', 'medium'], ['original']]);
    expect((await guest.send('GET', posterUrls.medium)).headers['cache-control']).toContain('max-age=31536000');
    expect((await page(guest, os.urlSlug)).json().data.posterUrls).toEqual(posterUrls);

    await save(os, os.organizerId, {}, { posterFile: await picture(900, 300) });
    expect((await guest.send('GET', posterUrls.medium)).statusCode).toBe(404);
    expect((await own(os)).logoUrls).toEqual(logoUrls);

    await save(os, os.organizerId, { removesPoster: 'true', removesLogo: 'true' });
    expect([(await own(os)).posterUrls, await files()]).toEqual([null, []]);
  });

  it('rejects an image with a message at its field, and keeps the previous one', async () => {
    const script = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>']);
    const { statusCode, json } = await save(os, os.organizerId, { mission: 'Новый девиз' }, { logoFile: script });

    expect([statusCode, json().code]).toEqual([422, 'image_has_script']);
    expect(json().fields.logoFile).toContain('SVG');
    expect((await own(os)).mission).toBe('');
  });

  it('accepts at most ten megabytes', async () => {
    const { statusCode, json } = await save(os, os.organizerId, {}, { posterFile: new Blob([new Uint8Array(11e6)]) });

    expect([statusCode, json().code]).toEqual([413, 'body_too_large']);
  });

  it('returns text unchanged, without interpreting it', async () => {
    const mission = '<img src=x onerror=alert(1)>';
    await save(os, os.organizerId, { mission });

    const { headers, json } = await page(guest, os.urlSlug);

    expect([json().data.mission, headers['content-type']]).toEqual([mission, expect.stringContaining('json')]);
  });

  it('logs every change, with the previous values', async () => {
    const audit = world.connection.collection('audit');

    await save(os, os.organizerId, { mission: 'Новый девиз' });

    const [entry] = await audit.find({ action: 'organizer.main' }).sort({ _id: -1 }).limit(1).toArray();
    expect(entry).toMatchObject({ actorId: os.id, objectId: os.organizerId, after: { mission: 'Новый девиз' } });
    expect(entry?.before.mission).not.toBe('Новый девиз');
  });
});
