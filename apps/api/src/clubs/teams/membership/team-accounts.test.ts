import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Connection, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { UsersService } from '../../../people/users/users.service.ts';
import { startApi } from '../../../testing/start-api.ts';
import { act, admit, aRider, createTeam, request, type TeamRider } from '../../../testing/team-world.ts';
import { aPassword } from '../../../testing/test-browser.ts';

describe('team accounts', () => {
  let app: NestFastifyApplication;
  let count = 0;
  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());

  const rider = () => {
    count += 1;
    return aRider(app, `account-${count}`, 9_200_000 + count);
  };
  const aTeam = async (name: string) => {
    const captain = await rider();
    const { data } = (await createTeam(captain, { name, shortName: name })).json();
    return { captain, slug: String(data.urlSlug) };
  };
  const read = async (url: string) => (await app.inject({ url })).json();
  const deleteAccount = ({ id }: TeamRider) =>
    app.get(Transactions).run((session) => app.get(UsersService).delete(id, session));
  const traces = async ({ id }: TeamRider) => {
    const connection = app.get<Connection>(getConnectionToken());
    const counts = ['teamMembers', 'teamRequests', 'teamBans'].map((name) =>
      connection.collection(name).countDocuments({ userId: new Types.ObjectId(id) }),
    );
    return Promise.all(counts);
  };

  it('pass the team of a deleted captain to the longest-serving vice-captain', async () => {
    const { captain, slug } = await aTeam('Наследство');
    const [plain, first, second] = [await rider(), await rider(), await rider()];
    for (const one of [plain, first, second]) await admit(captain, slug, one);
    for (const { id: teamMemberId } of [second, first]) {
      const role = { teamMemberId, role: 'Vice-Captain', specialization: null };
      await captain.browser.send('PATCH', '/api/team-members', role);
    }

    await deleteAccount(captain);

    const { members } = await read(`/api/team-members/${slug}`);
    expect(members.map(({ userId, role }: { userId: string; role: string | null }) => [userId, role])).toEqual([
      [first.id, 'Captain'],
      [second.id, 'Vice-Captain'],
      [plain.id, null],
    ]);
    expect((await read(`/api/teams/${slug}`)).data.closedAt).toBeNull();
  });

  it('close the team of a deleted captain without a vice-captain, and release its members', async () => {
    const { captain, slug } = await aTeam('Сироты');
    const plain = await rider();
    await admit(captain, slug, plain);

    await deleteAccount(captain);

    expect((await read(`/api/teams/${slug}`)).data.closedAt).not.toBeNull();
    expect((await plain.browser.send('GET', '/api/teams/own')).json().data.member).toBeNull();
  });

  it('leave no request, no ban and no membership behind', async () => {
    const { captain, slug } = await aTeam('Следы');
    const [asking, banned] = [await rider(), await rider()];
    await request(asking, slug);
    await request(banned, slug);
    await act(captain, 'ban', banned, { reason: 'чужое имя' });

    for (const one of [captain, asking, banned]) await deleteAccount(one);

    for (const one of [captain, asking, banned]) expect(await traces(one)).toEqual([0, 0, 0]);
  });

  it('leave their teams when their address is never confirmed', async () => {
    const { captain, slug } = await aTeam('Почти');
    const member = await rider();
    await admit(captain, slug, member);
    const confirmBy = new Date(0);
    await app
      .get<Connection>(getConnectionToken())
      .collection('users')
      .updateOne({ _id: new Types.ObjectId(member.id) }, { $set: { emailConfirmed: false, confirmBy } });

    await app.get(Transactions).run((session) => app.get(UsersService).deleteUnconfirmed(member.id, session));

    expect(await traces(member)).toEqual([0, 0, 0]);
  });

  it('can be deleted by a captain like any other', async () => {
    const { captain, slug } = await aTeam('Прощание');

    const deleted = await captain.browser.send('DELETE', '/api/auth/account', {
      username: `account-${count}`,
      password: aPassword,
    });

    expect(deleted.statusCode).toBe(200);
    expect((await read(`/api/teams/${slug}`)).data.closedAt).not.toBeNull();
  });
});
