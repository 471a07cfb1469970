import { gameClubs } from '@otryv/game-simulator';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { type BillingWorld, startBillingWorld } from '../../testing/billing-world.ts';
import { aPassword } from '../../testing/test-browser.ts';
import { SlotEnds } from './slot-ends.ts';

const dayMs = 86_400_000;
const { clubId } = gameClubs.axis;

// Slots of one organizer, until the last one ends.
describe("organizers' slots", { shuffle: false }, () => {
  let world: BillingWorld;
  let owner: Awaited<ReturnType<BillingWorld['organizer']>>;
  let moderator: Awaited<ReturnType<BillingWorld['member']>>;
  beforeAll(async () => {
    world = await startBillingWorld();
    owner = await world.organizer('os', { isPaid: false });
    moderator = await world.member('slots-moderator');
    await world.connectBot(owner, 'os@club.example');
    await owner.browser.send('POST', '/api/organizer/clubs', { clubId, organizerId: owner.organizerId });
    await owner.browser.send('PUT', '/api/organizer/clubs/moderators', { clubId, userId: moderator.id });
  }, 60_000);
  afterAll(() => world?.close());

  const give = (days: number) =>
    world.admin.send('POST', '/api/admin/site-services', { organizerId: owner.organizerId, origin: 'promo', days });
  const slots = async () =>
    (await world.admin.send('GET', `/api/admin/site-services/${owner.organizerId}`)).json().data;
  const pause = async (isPaused: boolean) => {
    const [{ id }] = await slots();
    return world.admin.send('PUT', `/api/admin/site-services/${id}/pause`, { isPaused });
  };
  /** Returns 403 without moderator rights, 404 with them: there is no such race. */
  const write = async () =>
    (await moderator.browser.send('PUT', '/api/race/results/999/lock', { isLocked: true })).statusCode;
  /** Moves the clock to this long before the end of all slots, and starts new sessions there. */
  const moveTo = async (beforeMs: number) => {
    const [{ endDate }] = await slots();
    world.moveClock(Date.parse(endDate) - beforeMs - world.app.get(Clock).now().getTime());
    await moderator.browser.signIn('slots-moderator', aPassword);
    await world.admin.signIn('club-admin', aPassword);
  };
  const announced = async () => {
    await world.app.get(SlotEnds).announce();
    const found = await world.connection
      .collection('servicemessages')
      .find({ text: /заканчивается/ })
      .toArray();
    return [owner.id, moderator.id].map((id) => found.filter(({ userId }) => String(userId) === id).length);
  };

  it('grant their moderators rights from the next request on, and suspend them during a pause', async () => {
    expect(await write()).toBe(403);
    expect((await give(10)).json().message).toBe('Период добавлен. Организатор получил сообщение.');
    expect(await write()).toBe(404);

    await pause(true);
    expect(await write()).toBe(403);
    await pause(false);
    expect(await write()).toBe(404);
    const actions = await world.connection.collection('audit').distinct('action', { action: /^slot/ });
    expect(actions).toEqual(['slot.give', 'slot.pause', 'slot.resume']);
  });

  it('notify their owner of a pause and of its end, once each', async () => {
    const messages = async () =>
      (
        await world.connection
          .collection('servicemessages')
          .find({ text: /^Администратор (приостановил|возобновил)/ })
          .sort({ _id: 1 })
          .toArray()
      ).map(({ userId, text }) => [String(userId), String(text).split(' ')[1]]);
    await world.connection.collection('servicemessages').deleteMany({ text: /^Администратор (прио|возо)/ });

    for (const isPaused of [true, true, false]) await pause(isPaused);

    expect(await messages()).toEqual([
      [owner.id, 'приостановил'],
      [owner.id, 'возобновил'],
    ]);
  });

  it('report no message if the organizer has no owner', async () => {
    const body = { name: 'Ничей', label: 'nobody', creatorId: null };
    const { _id: organizerId } = (await world.admin.send('POST', '/api/admin/organizers', body)).json().data;

    const given = await world.admin.send('POST', '/api/admin/site-services', { organizerId, origin: 'gift', days: 3 });

    expect(given.json().message).toBe('Период добавлен. У организатора нет владельца: сообщение никому не отправлено.');
  });

  it('announce their end to owner and moderators a week and a day before, once each', async () => {
    await moveTo(8 * dayMs);
    const counts = [await announced()];
    await moveTo(6 * dayMs);
    counts.push(await announced(), await announced());
    await moveTo(dayMs / 2);
    counts.push(await announced(), await announced());

    expect(counts).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
      [2, 2],
      [2, 2],
    ]);
  });

  it('link each message to the owner to the payment page', async () => {
    const texts = world.connection.collection('servicemessages');
    const links = (userId: string) =>
      texts.distinct('entityUrl', { text: /период|Период/, userId: new Types.ObjectId(userId) });

    expect(await links(owner.id)).toEqual(['/profile/0/settings/services-and-finances']);
    expect(await links(moderator.id)).toEqual([null]);
  });

  it('send no notification about the end of a paused slot', async () => {
    await give(20);
    await moveTo(6 * dayMs);
    await pause(true);
    const paused = await announced();
    await pause(false);

    expect([paused, await announced()]).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });

  it('grant no rights before their start, while an earlier one is paused', async () => {
    await give(5);
    const [, current] = await slots();
    const turn = (isPaused: boolean) =>
      world.admin.send('PUT', `/api/admin/site-services/${current.id}/pause`, { isPaused });
    await turn(true);
    const paused = await write();
    await turn(false);

    expect([paused, await write()]).toEqual([403, 404]);
  });

  it('send no notification about an end that another slot follows, and revoke the rights at the exact ms of the last end', async () => {
    await give(9);
    expect(await announced()).toEqual([3, 3]);

    await moveTo(0);
    expect(await write()).toBe(404);
    await moveTo(-1);

    expect(await write()).toBe(403);
  });

  it('require an existing organizer', async () => {
    const missing = { organizerId: 'f'.repeat(24), origin: 'gift', days: 3 };
    const codes = [
      (await world.admin.send('POST', '/api/admin/site-services', missing)).json().code,
      (await world.admin.send('GET', `/api/admin/site-services/${'f'.repeat(24)}`)).json().code,
      (await world.admin.send('PUT', `/api/admin/site-services/${'f'.repeat(24)}/pause`, { isPaused: true })).json()
        .code,
    ];

    expect(codes).toEqual(['organizer_not_found', 'organizer_not_found', 'slot_not_found']);
  });

  it('are deleted with their organizer', async () => {
    const rival = await world.organizer('rival');
    const body = { organizerId: rival.organizerId, name: 'Клуб rival' };
    const of = async () =>
      (await world.connection.collection('serviceSlots').find({}).toArray()).filter(
        ({ organizerId }) => String(organizerId) === rival.organizerId,
      ).length;
    expect(await of()).toBe(1);

    await world.admin.send('DELETE', '/api/admin/organizers', body);

    expect(await of()).toBe(0);
  });
});
