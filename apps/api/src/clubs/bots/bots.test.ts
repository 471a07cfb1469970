import { gameClubs, season } from '@otryv/game-simulator';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GameClients } from '../../game/client/game-clients.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { EventSync } from '../../racing/results/decide/event-sync.service.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { stateOf } from './bot.ts';
import { BotsRepository } from './bots.repository.ts';
import { BotsRenewal } from './bots-renewal.ts';

const dayMs = 86_400_000;
const race = season(ANCHOR, 1).find(({ organizer }) => organizer === gameClubs.axis.name)?.id ?? 0;
const day = (days: number) => new Date(ANCHOR.getTime() + days * dayMs);

describe('bots', () => {
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

  const set = ({ browser, organizerId }: Owner, username: string, password = world.simulator.account.password) =>
    browser.send('PUT', '/api/organizer/bots', { organizerId, username, password });
  const list = async ({ browser }: Owner) => (await browser.send('GET', '/api/organizer/bots')).json().data;
  const botOf = async (owner: Owner) => (await list(owner))[0];
  const messagesOf = async ({ browser }: Owner) => {
    const messages: { text: string }[] = (await browser.send('GET', '/api/service-messages')).json().data;
    return messages.filter(({ text }) => !text.startsWith('Теперь вы владелец'));
  };
  /** Runs the job on a day, setting the clock only for it, because sessions expire by the same clock. */
  const renewAt = async (days: number) => {
    const clock = world.app.get(Clock);
    clock.now = () => day(days);
    await world.app.get(BotsRenewal, { strict: false }).renewDue();
    clock.now = () => ANCHOR;
  };
  const stateAt = async ({ organizerId }: Owner, days: number) => {
    const bot = await world.app.get(BotsRepository, { strict: false }).findByOrganizer(organizerId, noTransaction);
    return bot && stateOf(bot, day(days));
  };
  const make = ({ organizerId }: Owner, fields: object) =>
    world.connection.collection('bots').updateOne({ organizerId: new Types.ObjectId(organizerId) }, { $set: fields });

  it('are returned without their tokens, and stored encrypted without a password', async () => {
    const bot = await botOf(os);
    const stored = JSON.stringify([
      await world.connection.collection('bots').find().toArray(),
      await world.connection.collection('gameTokens').find().toArray(),
    ]);

    expect(bot).toMatchObject({ username: 'os@club.example', state: 'working', name: 'Otryv Bot', failure: null });
    expect(Object.keys(bot).join()).not.toMatch(/token|password|access|refresh/i);
    expect(stored).toContain('os@club.example');
    expect(stored).not.toContain(world.simulator.account.password);
    // A game token as received; encrypted bytes may contain its prefix by chance.
    expect(stored).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });

  it("cannot be connected with a wrong password, to two organizers, or instead of the site's account", async () => {
    const wrong = await set(rival, 'krona@club.example', 'wrong');
    const taken = await set(rival, 'OS@club.example');
    const site = await set(rival, world.simulator.account.username);

    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'bot_password_wrong']);
    expect(wrong.json().fields.password).toContain('почту или пароль');
    expect([taken.json().code, site.json().code]).toEqual(['bot_taken', 'bot_taken']);
    expect(await list(rival)).toEqual([]);
  });

  it('can be connected and removed only by their own organizer (14.3, row 6)', async () => {
    const bot = await botOf(os);

    const foreignSet = await set({ ...rival, organizerId: os.organizerId }, 'krona@club.example');
    const foreignRemoval = await rival.browser.send('DELETE', '/api/organizer/bots', { botId: bot._id });
    const foreignList = await rival.browser.send('GET', `/api/organizer/bots?organizerId=${os.organizerId}`);

    expect([foreignSet.statusCode, foreignRemoval.statusCode, foreignList.statusCode]).toEqual([403, 403, 403]);
    expect(await botOf(os)).toEqual(bot);
  });

  it('try at most five passwords in a quarter of an hour: the game locks accounts', async () => {
    const guesser = await world.organizer('guesser');

    const codes = [];
    for (let turn = 0; turn < 6; turn += 1) codes.push((await set(guesser, 'tseh@club.example', 'guess')).statusCode);

    expect(codes).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('read the races of their organizer, each with a separate queue; the site reads the rest', async () => {
    const clients = world.app.get(GameClients);
    const own = await clients.readAs(os.organizerId, (client) => Promise.resolve(client));
    const rest = await clients.readAs(rival.organizerId, (client) => Promise.resolve(client));

    expect(own).toBe(clients.getByUsername('os@club.example'));
    expect(rest).toBe(clients.site);
    expect(own).not.toBe(clients.site);
  });

  it("are replaced by the site's account if the game rejects them: the race is read anyway", async () => {
    const stale = await world.organizer('stale');
    await world.connectBot(stale, 'stale@club.example');
    const named = await world.admin.send('PUT', '/api/admin/organizers', {
      organizerId: stale.organizerId,
      name: gameClubs.axis.name,
      label: 'stale',
      creatorId: stale.id,
    });
    expect(named.statusCode).toBe(200);
    await world.control('accounts/stale@club.example', { password: 'changed' });

    await world.add(race);

    const bot = await botOf(stale);
    expect(bot.failure).toContain('Игра больше не принимает бота');
    await world.forgetRequests();
    await world.app.get(EventSync).sync(race);
    expect([
      await world.requests('token'),
      (await world.app.get(BotsRepository, { strict: false }).findByOrganizer(stale.organizerId, noTransaction))
        ?.refusals,
    ]).toEqual([0, 1]);
    expect((await world.app.inject({ url: `/api/race/events/${race}` })).json().event.organizerId._id).toBe(
      stale.organizerId,
    );
  });

  it('are renewed by a job halfway through their lifetime', async () => {
    const kept = await world.organizer('kept');
    await world.connectBot(kept, 'kept@club.example');
    await make(kept, {
      renewAt: day(4),
      expiresAt: day(8),
    });

    await renewAt(3.9);
    const before = await botOf(kept);
    await renewAt(4.1);
    const after = await botOf(kept);

    expect(before.issuedAt).toBe(ANCHOR.toISOString());
    expect(after.issuedAt).toBe(day(4.1).toISOString());
    expect(await messagesOf(kept)).toEqual([]);
  });

  it('that cannot be renewed are reported to their owner once, when at most seven days are left', async () => {
    const late = await world.organizer('late');
    await world.connectBot(late, 'late@club.example');
    await world.control('accounts/late@club.example', { refusesRefresh: true });
    await make(late, {
      renewAt: day(4),
      expiresAt: day(12),
    });

    await renewAt(4);
    expect([await stateAt(late, 4), await messagesOf(late)]).toEqual(['working', []]);
    await renewAt(5.1);
    expect(await stateAt(late, 5.1)).toBe('expiring');
    await renewAt(6.2);
    const [message, ...further] = await messagesOf(late);

    expect(further).toEqual([]);
    expect(message).toMatchObject({ type: 'system', entityUrl: '/organizer/bots', isRead: false });
    expect(message?.text).toContain('late@club.example');
  });

  it('that the game rejected three times are tried once a day, and recover when it accepts them', async () => {
    const locked = await world.organizer('locked');
    await world.connectBot(locked, 'locked@club.example');
    await world.control('accounts/locked@club.example', { refusesRefresh: true });
    await make(locked, { renewAt: ANCHOR, expiresAt: day(30) });

    for (const days of [0, 1.1, 2.2]) await renewAt(days);
    const refused = await botOf(locked);
    await world.forgetRequests();
    await renewAt(2.9);
    const meanwhile = await world.requests('token');
    await renewAt(3.3);
    const daily = await world.requests('token');
    await world.control('accounts/locked@club.example', { refusesRefresh: false });
    await renewAt(4.4);

    expect([refused.state, (await messagesOf(locked)).length, meanwhile, daily]).toEqual(['refused', 1, 0, 1]);
    expect(await botOf(locked)).toMatchObject({ state: 'working', failure: null });
  });

  it('that expired are reported as expired', async () => {
    const ended = await world.organizer('ended');
    await world.connectBot(ended, 'ended@club.example');
    await make(ended, { expiresAt: day(-1) });

    expect((await botOf(ended)).state).toBe('expired');
  });

  it('are deleted with their tokens when removed', async () => {
    const gone = await world.organizer('gone');
    await world.connectBot(gone, 'gone@club.example');
    const { _id: botId } = await botOf(gone);

    const { statusCode } = await gone.browser.send('DELETE', '/api/organizer/bots', { botId });

    expect(statusCode).toBe(200);
    expect(await list(gone)).toEqual([]);
    expect(await world.connection.collection('gameTokens').findOne({ account: 'gone@club.example' })).toBeNull();
    expect((await gone.browser.send('DELETE', '/api/organizer/bots', { botId })).json().code).toBe('bot_not_found');
  });
});
