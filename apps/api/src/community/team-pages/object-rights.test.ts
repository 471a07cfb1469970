import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { contract, type Endpoint } from '@otryv/contract';
import { type Connection, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendForm } from '../../testing/send-form.ts';
import { startApi } from '../../testing/start-api.ts';
import { act, admit, aRider, blankTeam, createTeam, request, type TeamRider } from '../../testing/team-world.ts';

type Attack = (captain: TeamRider, victim: TeamRider, asking: TeamRider) => Promise<{ statusCode: number }>;

const reason = 'чужая команда';
// A captain's possible targets in another team: its riders, its requests, and its bans.
const attacks: Record<string, readonly Attack[]> = {
  'POST /api/team-members': [
    (captain, victim) => act(captain, 'exclude', victim),
    (captain, victim) => act(captain, 'ban', victim, { reason }),
    (captain, _victim, asking) => act(captain, 'approve', asking),
    (captain, _victim, asking) => act(captain, 'cancel', asking),
    (captain, victim) => act(captain, 'cancelBan', victim),
  ],
  'PATCH /api/team-members': [
    ({ browser }, { id }) =>
      browser.send('PATCH', '/api/team-members', { teamMemberId: id, role: 'Vice-Captain', specialization: null }),
  ],
  'PUT /api/teams/hand-over': [
    ({ browser }, { id }) => browser.send('PUT', '/api/teams/hand-over', { teamMemberId: id }),
  ],
  'DELETE /api/teams/hand-over': [({ browser }) => browser.send('DELETE', '/api/teams/hand-over')],
  'GET /api/teams/pending-riders': [({ browser }) => browser.send('GET', '/api/teams/pending-riders')],
  'GET /api/teams/banned-riders': [({ browser }) => browser.send('GET', '/api/teams/banned-riders')],
  'GET /api/teams/invitation': [({ browser }) => browser.send('GET', '/api/teams/invitation')],
  'POST /api/teams/invitation': [({ browser }) => browser.send('POST', '/api/teams/invitation')],
  'DELETE /api/teams/invitation': [({ browser }) => browser.send('DELETE', '/api/teams/invitation')],
  'PUT /api/teams': [
    ({ browser }) => sendForm(browser, '/api/teams', { ...blankTeam, name: 'Захватчики', shortName: 'ЗАХВАТ' }),
  ],
  'DELETE /api/teams': [({ browser }) => browser.send('DELETE', '/api/teams', { name: 'Жертвы' })],
};
const collections = ['teamMembers', 'teamRequests', 'teamBans', 'teamInvitations'];

describe("a captain's rights in other teams (14.3, row 6)", () => {
  let app: NestFastifyApplication;
  let captain: TeamRider;
  let victim: TeamRider;
  let asking: TeamRider;
  let teamId: Types.ObjectId;

  beforeAll(async () => {
    app = await startApi();
    const [one, other, member, candidate] = await Promise.all(
      ['attacker', 'defender', 'member-1', 'candidate'].map((name, index) => aRider(app, name, 9_100_001 + index)),
    );
    if (!one || !other || !member || !candidate) throw new Error('Four riders are needed.');
    [captain, victim, asking] = [one, member, candidate];
    await createTeam(captain, { name: 'Захватчики', shortName: 'ЗАХВАТ' });
    const { data } = (await createTeam(other, { name: 'Жертвы', shortName: 'ЖЕРТВЫ' })).json();
    teamId = new Types.ObjectId(String(data._id));
    await admit(other, data.urlSlug, victim);
    await request(asking, data.urlSlug);
    await other.browser.send('POST', '/api/teams/invitation');
  });
  afterAll(() => app.close());

  const stored = async () => {
    const connection = app.get<Connection>(getConnectionToken());
    const parts = collections.map((name) => connection.collection(name).find({ teamId }).toArray());
    const team = await connection.collection('teams').findOne({ _id: teamId }, { projection: { updatedAt: 0 } });
    return [team, ...(await Promise.all(parts))];
  };

  it('have a row for every call of captains', () => {
    const calls = Object.values(contract.teams).filter(({ access }: Endpoint) => access.startsWith('team'));

    expect(Object.keys(attacks).toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it.each(Object.entries(attacks))('%s changes and reveals nothing of them', async (_, tries) => {
    const before = await stored();

    for (const attempt of tries) await attempt(captain, victim, asking);

    expect(await stored()).toEqual(before);
  });

  it("shows only the own team's requests", async () => {
    const { data } = (await captain.browser.send('GET', '/api/teams/pending-riders')).json();

    expect(data).toEqual([]);
  });
});
