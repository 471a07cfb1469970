import { fillTeams } from '@otryv/demo-season';
import { season, startersOf } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTask } from './tasks/run-task.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from './testing/start-race-world.ts';
import { aRider } from './testing/team-world.ts';

const raceId = 5_100_010;

describe('the demo teams', () => {
  let world: RaceWorld;
  beforeAll(async () => {
    world = await startRaceWorld();
    const [first] = season(ANCHOR, 1);
    const [one, other] = startersOf(first?.id ?? 0, ANCHOR, 1);
    await aRider(world.app, 'demo-captain', one ?? 0);
    await aRider(world.app, 'demo-rider', other ?? 0);
    // Twice, as after an interrupted run.
    for (const _ of [1, 2])
      await fillTeams({ seed: 1, anchor: ANCHOR.toISOString(), runTask: run, log: () => undefined });
    await world.add(raceId);
    await run(['result', 'import', String(raceId)]);
  }, 120_000);
  afterAll(() => world.close());

  const run = async (args: readonly string[]) => {
    const lines: string[] = [];
    const failures = await runTask(world.app, [...args], (line) => lines.push(line));
    if (failures > 0) throw new Error(lines.join('\n'));
    return lines;
  };
  const read = async (url: string) => (await world.app.inject({ url })).json();
  const count = (name: string, filter = {}) => world.connection.collection(name).countDocuments(filter);

  it('are eight, one of them closed, with requests, a ban and the link of the example address', async () => {
    expect((await read('/api/teams')).data).toHaveLength(7);
    expect(await count('teams', { closedAt: { $ne: null } })).toBe(1);
    expect([await count('teamRequests'), await count('teamBans')]).toEqual([3, 1]);
    expect((await read('/api/teams/invitations/veter-demo-invitation0')).data.team.urlSlug).toBe('veter');
  });

  it('have captains and vice-captains, the first team that of the table of accounts', async () => {
    const { members } = await read('/api/team-members/veter');

    expect(members).toHaveLength(7);
    expect(members.slice(0, 2).map(({ role }: { role: string }) => role)).toEqual(['Founder', 'Vice-Captain']);
    expect(members.every(({ rider }: { rider: object | null }) => rider !== null)).toBe(true);
  });

  it('are in the protocol of a race imported after them, and have points', async () => {
    const { results } = await world.protocol(raceId);
    const { data } = await read('/api/statistics/teams/2026-2027');

    expect(new Set(results.flatMap(({ profileData }) => profileData.team?.urlSlug ?? [])).size).toBeGreaterThan(3);
    expect(data.filter(({ rank }: { rank: number | null }) => rank !== null).length).toBeGreaterThan(2);
  });
});
