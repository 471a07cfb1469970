import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { dayMs, hourMs, minuteMs } from '../../kernel/time-units.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { act, admit, aRider, createTeam, offerTeam, request, type TeamRider } from '../../testing/team-world.ts';
import { aPassword } from '../../testing/test-browser.ts';
import type { Sender } from './message-senders.ts';
import { MessagesService } from './messages.service.ts';

let world: RaceWorld;
let nextId = 4_800_001;
const aMember = (name: string) => aRider(world.app, name, nextId++);
const newId = () => new Types.ObjectId().toHexString();
const at = (ms: number) => {
  world.app.get(Clock).now = () => new Date(ANCHOR.getTime() + ms);
};
const write = (userIds: readonly string[], from?: Sender) =>
  world.app.get(Transactions).run((session) => {
    const message = { userIds, by: null, type: 'system' as const, title: 'Привет', text: 'Привет', from };
    return world.app.get(MessagesService).write(message, session);
  });
/** Deletes what the database has deleted by the current time. */
const expireSenders = () =>
  world.connection.collection('messagesenders').deleteMany({ expiresAt: { $lte: world.app.get(Clock).now() } });
const received = (userIds: readonly string[]) =>
  world.connection
    .collection('servicemessages')
    .countDocuments({ userId: { $in: userIds.map((id) => new Types.ObjectId(id)) } });
const errorOf = ({ statusCode, json, headers }: Awaited<ReturnType<typeof request>>) => [
  statusCode,
  json().code,
  Number(headers['retry-after']) > 0,
];

beforeAll(async () => {
  world = await startRaceWorld({});
}, 120_000);
afterAll(() => world.close());
beforeEach(() => at(0));

describe('the limits on messages to others', () => {
  it('reject the fourth message to one user in a day, rolling back its action', async () => {
    const [captain, member] = [await aMember('offering'), await aMember('offered')] as [TeamRider, TeamRider];
    const team = (await createTeam(captain, { name: 'Три раза', shortName: 'ТРИ' })).json().data;
    await admit(captain, team.urlSlug, member);
    const handOver = async () =>
      (await world.connection.collection('teams').findOne({ urlSlug: team.urlSlug }))?.handOver;
    for (let offers = 0; offers < 3; offers += 1) expect((await offerTeam(captain, member)).statusCode).toBe(200);
    await captain.browser.send('DELETE', '/api/teams/hand-over');

    expect(errorOf(await offerTeam(captain, member))).toEqual([429, 'messages_too_many_to_one', true]);
    expect(await handOver()).toBeNull();

    at(dayMs);
    await captain.browser.signIn('offering', aPassword);
    expect((await offerTeam(captain, member)).statusCode).toBe(200);
  });

  it('reject the fourth join request, and allow a rider to leave without a message', async () => {
    const [captain, rider] = [await aMember('asked'), await aMember('asking')] as [TeamRider, TeamRider];
    const { urlSlug } = (await createTeam(captain, { name: 'Просят', shortName: 'ПРО' })).json().data;
    await request(rider, urlSlug);
    await act(captain, 'cancel', rider);
    await request(rider, urlSlug);
    await act(captain, 'cancel', rider);
    await admit(captain, urlSlug, rider);
    const before = await received([captain.id]);

    expect((await rider.browser.send('POST', '/api/team-members/leave', { urlSlug })).statusCode).toBe(200);
    expect(await received([captain.id])).toBe(before);
    expect(errorOf(await request(rider, urlSlug))).toEqual([429, 'messages_too_many_to_one', true]);
    expect(await world.connection.collection('teamrequests').countDocuments({})).toBe(0);
  });

  it('are 50 in an hour, also for concurrent actions', async () => {
    const userId = newId();
    const from: Sender = { userId, beyond: 'refuse' };
    const all = Array.from({ length: 51 }, newId);
    await write(all.slice(0, 48), from);

    const last = await Promise.allSettled(all.slice(48).map((id) => write([id], from)));

    expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await received(all)).toBe(50);
    await write(all.slice(50), { userId, beyond: 'leaveOut' });
    expect(await received(all)).toBe(50);
    at(hourMs);
    await write(all.slice(0, 1), from);
    expect(await received(all)).toBe(51);
  });

  it('are kept for as long as they count', async () => {
    const from: Sender = { userId: newId(), beyond: 'refuse' };
    const recipient = newId();
    for (let times = 0; times < 3; times += 1) await write([recipient], from);

    at(dayMs - 1);
    await expireSenders();

    await expect(write([recipient], from)).rejects.toMatchObject({ code: 'messages_too_many_to_one' });
  });

  it('do not count messages of `leaveOut` actions against `refuse` actions', async () => {
    const userId = newId();
    const [requester = '', ...others] = Array.from({ length: 50 }, newId);
    for (let approvals = 0; approvals < 3; approvals += 1) await write([requester], { userId, beyond: 'leaveOut' });
    await write(others, { userId, beyond: 'leaveOut' });

    await write([requester], { userId, beyond: 'refuse' });

    expect(await received([requester])).toBe(4);
  });

  it('report when there is room for a whole action', async () => {
    const from: Sender = { userId: newId(), beyond: 'refuse' };
    const [first = '', second = '', ...others] = Array.from({ length: 90 }, newId);
    for (let times = 0; times < 3; times += 1) await write([first], from);
    await write(others.slice(0, 27), from);
    at(10 * minuteMs);
    for (let times = 0; times < 3; times += 1) await write([second], from);
    await write(others.slice(27, 44), from);
    at(20 * minuteMs);

    await expect(write(others.slice(44, 84), from)).rejects.toMatchObject({ retryAfterS: (50 * minuteMs) / 1000 });
    await expect(write([first, second], from)).rejects.toMatchObject({
      code: 'messages_too_many_to_one',
      retryAfterS: (dayMs - 10 * minuteMs) / 1000,
    });
  });

  it("allow an action with more than an hour's worth of recipients to reach the first of them", async () => {
    const leaders = Array.from({ length: 51 }, newId);

    await write(leaders, { userId: newId(), beyond: 'refuse' });

    expect([await received(leaders), await received(leaders.slice(0, 1))]).toEqual([50, 1]);
  });

  it('do not apply to mandatory messages, nor to messages to oneself', async () => {
    const signedUp = Array.from({ length: 300 }, newId);
    const [userId = ''] = signedUp;
    await write(signedUp);
    for (let own = 0; own < 4; own += 1) await write([userId], { userId, beyond: 'refuse' });

    expect(await received(signedUp)).toBe(304);
  });
});
