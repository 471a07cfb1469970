import { gameClubs, season } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { EventAdditions } from '../../racing/events/write/event-additions.ts';
import { EventImportsService } from '../../racing/events/write/event-imports.service.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

describe('administration of organizers', () => {
  let world: OrganizerWorld;
  type Owner = Awaited<ReturnType<OrganizerWorld['organizer']>>;
  let os: Owner;
  let guest: TestBrowser;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    os = await world.organizer('os');
    guest = new TestBrowser(world.app);
    for (const { id } of season(ANCHOR, 1).filter(({ organizer }) => organizer === gameClubs.crown.name))
      await world.add(id);
    await world.app.get(EventImportsService).markStarted(ANCHOR);
  });
  afterAll(() => world.close());

  const change = (organizerId: string, fields: object) =>
    world.admin.send('PUT', '/api/admin/organizers', { organizerId, ...fields });
  const addressOf = async (label: string) => {
    const body = { name: `Name ${label}`, label, creatorId: null };
    return (await world.admin.send('POST', '/api/admin/organizers', body)).json().data.urlSlug;
  };
  const rightsOf = async (browser: TestBrowser) => (await browser.send('GET', '/api/auth/check')).json().user.organizer;

  it('rejects a taken name, short name or owner, ignoring case', async () => {
    const post = async (body: object) => (await world.admin.send('POST', '/api/admin/organizers', body)).json();

    const errors = [
      await post({ name: 'КЛУБ OS', label: 'fresh', creatorId: null }),
      await post({ name: 'Новый', label: 'OS', creatorId: null }),
      await post({ name: 'Новый', label: 'fresh', creatorId: os.id }),
      await post({ name: 'Новый', label: 'fresh', creatorId: 'f'.repeat(24) }),
    ];

    expect(errors.map(({ code }) => code)).toEqual([
      'organizer_name_taken',
      'organizer_short_name_taken',
      'organizer_owner_taken',
      'user_not_found',
    ]);
    expect(errors[2].message).toContain('«Клуб os»');
  });

  it('assigns an organizer that was created from a name to an owner, whose rights begin immediately', async () => {
    const member = await world.member('late-owner');
    const { data } = (await world.admin.send('GET', '/api/admin/organizers')).json();
    const { _id, name } = data.find(({ creator }: { creator: object | null }) => creator === null);
    expect(await rightsOf(member.browser)).toBeNull();

    const { statusCode } = await change(_id, { name, label: 'late', creatorId: member.id });

    expect([statusCode, await rightsOf(member.browser)]).toEqual([200, _id]);
  });

  it('transfers one to another owner: the former loses it with the next request', async () => {
    const [former, next] = [await world.organizer('moved'), await world.member('next-owner')];

    await change(former.organizerId, { name: 'Переезд', label: 'moved', creatorId: next.id });

    expect([await rightsOf(former.browser), await rightsOf(next.browser)]).toEqual([null, former.organizerId]);
    const messages = await world.connection.collection('servicemessages').find({ title: 'Переезд' }).toArray();
    expect(messages.map(({ userId, text, entityUrl }) => [String(userId), text, entityUrl])).toEqual([
      [former.id, 'Вы больше не владелец организатора «Переезд». Если это ошибка, напишите администрации.', null],
      [next.id, expect.stringMatching(/^Теперь вы владелец организатора «Переезд»/), '/organizer/main'],
    ]);
    expect((await former.browser.send('GET', `/api/organizer/${former.organizerId}`)).statusCode).toBe(403);
  });

  it.each([
    { label: 'ШТИЛЬ', urlSlug: 'shtil' },
    { label: 'Лига Ё!', urlSlug: 'liga-yo' },
  ])('assigns $label the address $urlSlug', async ({ label, urlSlug }) => {
    expect(await addressOf(label)).toBe(urlSlug);
  });

  it('assigns labels without a Latin spelling unique addresses', async () => {
    expect([await addressOf('競輪'), await addressOf('自転車')]).toEqual(['organizer', 'organizer-2']);
  });

  it('removes one from its owner, who may then be given another', async () => {
    const former = await world.organizer('taken');

    await change(former.organizerId, { name: 'Без владельца', label: 'taken', creatorId: null });
    const next = await world.admin.send('POST', '/api/admin/organizers', {
      name: 'Другой',
      label: 'other',
      creatorId: former.id,
    });

    expect([next.statusCode, await rightsOf(former.browser)]).toEqual([201, next.json().data._id]);
  });

  it('rejects one of two concurrent assignments of organizers to one user', async () => {
    const member = await world.member('wanted-owner');
    const ids = await Promise.all(
      ['first', 'second'].map(async (label) => {
        const body = { name: label, label, creatorId: null };
        return (await world.admin.send('POST', '/api/admin/organizers', body)).json().data._id;
      }),
    );

    const answers = await Promise.all(
      ids.map((id, index) => change(id, { name: `name-${index}`, label: `label-${index}`, creatorId: member.id })),
    );

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it('shows until when the service of one is paid', async () => {
    const paid = await world.organizer('paid-up');
    const free = await world.organizer('unpaid', { isPaid: false });
    const { data } = (await world.admin.send('GET', '/api/admin/organizers?docsOnPage=500')).json();
    const paidUntil = (id: string) => data.find(({ _id }: { _id: string }) => _id === id).paidUntil;

    expect(Date.parse(paidUntil(paid.organizerId))).toBeGreaterThan(world.app.get(Clock).now().getTime());
    expect(paidUntil(free.organizerId)).toBeNull();
  });

  it('finds one by any part of its names, page by page', async () => {
    for (const label of ['sever-one', 'sever-two', 'sever-three']) await world.organizer(label);
    const page = async (query: string) => (await world.admin.send('GET', `/api/admin/organizers?${query}`)).json();
    const names = async (query: string) => (await page(query)).data.map(({ name }: { name: string }) => name);

    expect(await names('search=ever-t')).toEqual(['Клуб sever-three', 'Клуб sever-two']);
    expect(await names('search=клуб%20sever&docsOnPage=2&page=2')).toEqual(['Клуб sever-two']);
    expect(await page('search=sever&docsOnPage=2')).toMatchObject({ quantityPages: 2, quantityOrganizers: 3 });
    expect(await names('search=никто')).toEqual([]);
    expect((await names('docsOnPage=3')).length).toBe(3);
  });

  it('renames one in its races as well, which are found by its new name', async () => {
    const { data } = (await world.admin.send('GET', '/api/admin/organizers')).json();
    const crown = data.find(({ name }: { name: string }) => name === gameClubs.crown.name);

    await change(crown._id, { name: 'Листопад', label: 'Лист', creatorId: crown.creator?._id ?? null });

    const found = (await guest.send('GET', '/api/race/events?started=true&search=листопад')).json();
    expect(found.quantityEvents).toBeGreaterThan(0);
    expect(found.events[0].organizerId).toMatchObject({
      name: 'Листопад',
      shortName: 'Лист',
      urlSlug: crown.urlSlug,
    });
    expect((await world.admin.send('GET', `/api/organizers/${crown.urlSlug}`)).statusCode).toBe(200);
  });

  it('deletes one by its name with all its own data; its races stay', async () => {
    const gone = await world.organizer('gone');
    await world.connectBot(gone, 'gone@club.example');
    const club = { clubId: gameClubs.trial.clubId, organizerId: gone.organizerId };
    await world.admin.send('POST', '/api/admin/clubs', club);
    const protocol = { name: 'newbies', displayName: 'Новички', description: '', isDefault: false };
    await world.admin.send('POST', '/api/admin/finish-protocols', { ...protocol, organizerId: gone.organizerId });
    const race = season(ANCHOR, 1).find(({ organizer }) => organizer === gameClubs.wind.name)?.id ?? 0;
    await world.app.get(EventAdditions).add({ gameId: race, organizer: 'Клуб gone' });
    const remove = (name: string) =>
      world.admin.send('DELETE', '/api/admin/organizers', { organizerId: gone.organizerId, name });

    expect((await remove('не то')).json().code).toBe('organizer_name_wrong');
    expect((await remove('Клуб gone')).statusCode).toBe(200);

    const left = ['clubs', 'bots', 'finishprotocols'].map((name) =>
      world.connection.collection(name).countDocuments({}),
    );
    expect(await Promise.all(left)).toEqual([0, 0, 0]);
    const { event } = (await guest.send('GET', `/api/race/events/${race}`)).json();
    expect([event.id, event.organizerId]).toEqual([race, null]);
    expect(await rightsOf(gone.browser)).toBeNull();
  });

  it('logs every change', async () => {
    const made = { name: 'Со следом', label: 'след', creatorId: null };
    const { _id: organizerId } = (await world.admin.send('POST', '/api/admin/organizers', made)).json().data;
    await change(organizerId, { ...made, label: 'следы' });
    await world.admin.send('DELETE', '/api/admin/organizers', { organizerId, name: made.name });

    const written = { objectKind: 'organizer', objectId: organizerId };
    const actions = await world.connection.collection('audit').distinct('action', written);

    expect(actions).toEqual(['organizer.change', 'organizer.create', 'organizer.delete']);
  });
});
