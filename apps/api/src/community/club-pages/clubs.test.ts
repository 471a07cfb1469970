import { gameClubs } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Slots } from '../../clubs/slots/slots.ts';
import { Clock } from '../../kernel/clock.ts';
import { minuteMs } from '../../kernel/time-units.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { addAccount, type TestBrowser } from '../../testing/test-browser.ts';

const { axis, axisYouth, crown, trial, calm, wind } = gameClubs;

// One club, which is found, added, moderated and denied to others.
describe('clubs', { shuffle: false }, () => {
  let world: OrganizerWorld;
  type Owner = Awaited<ReturnType<OrganizerWorld['organizer']>>;
  let os: Owner;
  let rival: Owner;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    os = await world.organizer('os');
    rival = await world.organizer('rival');
    await world.connectBot(os, 'os@club.example');
  });
  afterAll(() => world.close());

  const add = ({ browser, organizerId }: Owner, clubId: string) =>
    browser.send('POST', '/api/organizer/clubs', { clubId, organizerId });
  const clubsOf = async ({ browser, organizerId }: Owner) =>
    (await browser.send('GET', `/api/organizer/clubs/${organizerId}`)).json().data;
  const find = (browser: TestBrowser, clubId: string) => browser.send('GET', `/api/organizer/clubs/zwift/${clubId}`);
  const heldBy = async (browser: TestBrowser) =>
    (await browser.send('GET', '/api/auth/check')).json().user.moderator.clubs;

  it("are found in the game with the organizer's bot, with the message «Данные получены!»", async () => {
    const { statusCode, json } = await find(os.browser, axis.clubId.toUpperCase());

    expect(statusCode).toBe(200);
    expect(json()).toMatchObject({
      message: 'Данные получены!',
      data: { id: axis.clubId, name: 'Клуб «Ось»', isTaken: false, isModerated: true, joinMethod: 'open' },
    });
    expect(json().data.memberCount).toBeGreaterThan(50);
  });

  it('are not found without a bot, nor if the game has none, each with a message', async () => {
    const noBot = await find(rival.browser, axis.clubId);
    const unknown = await find(os.browser, '00000000-0000-4000-8000-000000000999');

    expect([noBot.statusCode, noBot.json().code]).toEqual([409, 'bot_missing']);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'club_not_in_game']);
  });

  it("are added with the game's data, whatever else the body contains", async () => {
    const body = { clubId: axis.clubId, organizerId: os.organizerId, name: 'Мой' };
    expect((await os.browser.send('POST', '/api/organizer/clubs', body)).statusCode).toBe(400);

    const { statusCode, json } = await add(os, axis.clubId);

    expect(statusCode).toBe(201);
    expect(json().data).toMatchObject({ id: axis.clubId, name: axis.name, tagline: axis.tagline, moderators: [] });
    expect((await clubsOf(os)).map(({ id }: { id: string }) => id)).toEqual([axis.clubId]);
  });

  it('are not added for an account that does not moderate them in the game', async () => {
    const { statusCode, json } = await add(os, crown.clubId);

    expect([statusCode, json().code]).toEqual([409, 'club_not_moderated']);
  });

  it("are not added to another user's organizer, whatever the body contains (14.3, row 6)", async () => {
    const { statusCode, json } = await add({ ...rival, organizerId: os.organizerId }, axisYouth.clubId);

    expect([statusCode, json().code]).toEqual([403, 'forbidden']);
    expect(await clubsOf(os)).toHaveLength(1);
  });

  it('that are taken are rejected with the name of their organizer', async () => {
    await world.connectBot(rival, 'krona@club.example');

    const { statusCode, json } = await add(rival, axis.clubId);

    expect([statusCode, json().code]).toEqual([409, 'club_taken']);
    expect(json().message).toContain('«Клуб os»');
  });

  it('claimed by two organizers concurrently go to one, and the other gets an error', async () => {
    const post = ({ organizerId }: Owner) =>
      world.admin.send('POST', '/api/admin/clubs', { clubId: wind.clubId, organizerId });

    const answers = await Promise.all([os, rival, os, rival].map(post));

    const won = answers.filter(({ statusCode }) => statusCode === 201);
    expect(won).toHaveLength(1);
    for (const answer of answers.filter((each) => each !== won[0])) expect(answer.json().code).toBe('club_taken');
    const { data } = (await world.admin.send('GET', '/api/admin/clubs?docsOnPage=100')).json();
    expect(data.filter(({ id }: { id: string }) => id === wind.clubId)).toHaveLength(1);
  });

  describe('and their moderators', () => {
    let moderator: Awaited<ReturnType<OrganizerWorld['member']>>;
    beforeAll(async () => {
      moderator = await world.member('moderates-axis');
    });
    const moderate = (browser: TestBrowser, method: 'PUT' | 'DELETE', userId = moderator.id) =>
      browser.send(method, '/api/organizer/clubs/moderators', { clubId: axis.clubId, userId });

    it('get the club in their session from the next request on, and lose it as fast', async () => {
      expect((await moderator.browser.send('GET', '/api/admin/finish-protocols')).statusCode).toBe(403);

      const added = await moderate(os.browser, 'PUT');
      expect(added.json().data.moderators).toEqual([{ _id: moderator.id, username: 'moderates-axis', zwiftId: null }]);
      expect(await heldBy(moderator.browser)).toEqual([axis.clubId]);
      expect((await moderator.browser.send('GET', '/api/admin/finish-protocols')).statusCode).toBe(200);

      await moderate(os.browser, 'DELETE');
      expect(await heldBy(moderator.browser)).toEqual([]);
      expect((await moderator.browser.send('GET', '/api/admin/finish-protocols')).statusCode).toBe(403);
    });

    it('cannot be appointed by another organizer, not even by themselves (14.3, row 6)', async () => {
      const refused = await moderate(rival.browser, 'PUT', rival.id);

      expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
      expect(await heldBy(rival.browser)).toEqual([]);
    });

    it('are appointed once, however often it is requested', async () => {
      const written = () =>
        Promise.all([
          world.connection.collection('audit').countDocuments({ action: 'club.moderator.add' }),
          world.connection.collection('servicemessages').countDocuments({}),
        ]);
      const first = await moderate(os.browser, 'PUT');
      const before = await written();
      const again = await moderate(os.browser, 'PUT');

      expect(again.json()).toEqual(first.json());
      expect(await written()).toEqual(before);
    });

    it('are rejected with a message when unknown or not appointed', async () => {
      await moderate(os.browser, 'PUT');

      const codes = [];
      codes.push((await moderate(os.browser, 'PUT', 'f'.repeat(24))).json().code);
      await moderate(os.browser, 'DELETE');
      codes.push((await moderate(os.browser, 'DELETE')).json().code);

      expect(codes).toEqual(['user_not_found', 'moderator_not_found']);
    });

    it('have no rights while the slot of the organizer is not active', async () => {
      await moderate(os.browser, 'PUT');
      const slot = vi.spyOn(world.app.get(Slots, { strict: false }), 'hasActiveSlot').mockResolvedValue(false);

      expect(await heldBy(moderator.browser)).toEqual([]);

      slot.mockRestore();
      expect(await heldBy(moderator.browser)).toEqual([axis.clubId]);
    });

    it('see their clubs and organizers, which are otherwise visible only to administrators', async () => {
      const paths = [
        `/api/organizer/clubs-for-moderator/${moderator.id}`,
        `/api/organizer/organizers-for-moderator/${moderator.id}`,
      ];
      for (const path of paths) {
        const own = await moderator.browser.send('GET', path);
        expect([own.statusCode, own.json().data.length]).toEqual([200, 1]);
        expect((await world.admin.send('GET', path)).statusCode).toBe(200);
        expect((await rival.browser.send('GET', path)).statusCode).toBe(403);
      }
    });

    it('are limited to twenty', async () => {
      const codes = [];
      for (let number = 0; number < 20; number += 1) {
        const id = await addAccount(world.app, `moderator-${number}`);
        codes.push((await moderate(os.browser, 'PUT', id)).statusCode);
      }

      expect(codes.filter((code) => code === 200)).toHaveLength(19);
      expect(codes.at(-1)).toBe(409);
    });

    it('are removed with their account', async () => {
      const leaving = await world.member('leaving-moderator');
      await world.admin.send('PUT', '/api/admin/clubs/moderators', { clubId: wind.clubId, userId: leaving.id });
      const password = 'велосипед-на-стене-7';

      await leaving.browser.send('DELETE', '/api/auth/account', { username: 'leaving-moderator', password });

      const stored = await world.connection.collection('clubs').findOne({ clubId: wind.clubId });
      expect(stored?.moderators).toEqual([]);
    });
  });

  it('that were deleted in the game are marked since the first refresh, and keep their data', async () => {
    await add(os, axisYouth.clubId);
    await fetch(`${world.simulator.controlUrl}clubs/${axisYouth.clubId}`, { method: 'DELETE' });
    const refresh = () => os.browser.send('PUT', '/api/organizer/clubs', { clubId: axisYouth.clubId });
    const { statusCode, json } = await refresh();
    const { missingSince } = json().data;
    const later = new Date(new Date(missingSince).getTime() + minuteMs);
    const clock = vi.spyOn(world.app.get(Clock), 'now').mockReturnValue(later);

    const again = await refresh();
    clock.mockRestore();

    expect(statusCode).toBe(200);
    expect(json().message).toContain('больше нет в игре');
    expect(json().data).toMatchObject({ name: axisYouth.name, missingSince: expect.any(String) });
    expect(again.json().data.missingSince).toBe(missingSince);
  });

  it('are unchanged while the game is down, which is reported with a message', async () => {
    const before = await clubsOf(os);
    await world.fault({ path: 'clubs/club', status: 500, times: 20 });

    const { statusCode, json } = await os.browser.send('PUT', '/api/organizer/clubs', { clubId: axis.clubId });
    await world.fault();

    expect([statusCode, json().code]).toEqual([503, 'game_unavailable']);
    expect(await clubsOf(os)).toEqual(before);
  });

  it('are not read with a bot whose password was changed in the game: its organizer has to enter the new one', async () => {
    const cold = await world.organizer('cold');
    await world.connectBot(cold, 'tseh@club.example');
    expect((await find(cold.browser, trial.clubId)).statusCode).toBe(200);
    await world.control('accounts/tseh@club.example', { password: 'another' });

    const { statusCode, json } = await find(cold.browser, trial.clubId);

    expect([statusCode, json().code]).toEqual([409, 'bot_refused']);
  });

  it('are removed from an organizer only with their name, along with the rights of their moderators', async () => {
    const moderator = await world.member('moderates-calm');
    const body = { clubId: calm.clubId, organizerId: os.organizerId };
    await world.admin.send('POST', '/api/admin/clubs', body);
    await os.browser.send('PUT', '/api/organizer/clubs/moderators', { clubId: calm.clubId, userId: moderator.id });
    const remove = (browser: TestBrowser, name: string) =>
      browser.send('DELETE', '/api/organizer/clubs', { clubId: calm.clubId, name });

    expect((await remove(rival.browser, calm.name)).statusCode).toBe(403);
    expect((await remove(os.browser, 'не то')).json().code).toBe('club_name_wrong');
    expect((await remove(os.browser, calm.name)).statusCode).toBe(200);

    expect(await heldBy(moderator.browser)).toEqual([]);
    expect((await remove(os.browser, calm.name)).json().code).toBe('club_not_found');
    const actions = await world.connection.collection('audit').find({ objectId: calm.clubId }).toArray();
    expect(actions.map(({ action }) => action)).toEqual(['club.add', 'club.moderator.add', 'club.remove']);
  });
});
