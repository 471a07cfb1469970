import { season, startersOf } from '@otryv/game-simulator';
import { describe, expect, it } from 'vitest';
import { demoOrganizers } from './demoOrganizers.ts';
import { demoPeople } from './demoPeople.ts';
import { fillAccounts } from './fillAccounts.ts';
import { runningForMs } from './fillSeason.ts';
import type { LinkOptions } from './linkRider.ts';

const anchor = new Date('2026-01-10T12:00:00.000Z');
const secretOf = (name: string, turn: number) => `${turn}${name}`.replace(/\W/g, '_').padEnd(20, 'x').slice(0, 20);

/** Mocks the API's tasks, with the accounts that already exist. */
function aServer(taken: readonly string[] = []) {
  const tasks: string[][] = [];
  const lines: string[] = [];
  const linked: LinkOptions[] = [];
  let turn = 0;
  const runTask = async (args: readonly string[]) => {
    tasks.push([...args]);
    turn += 1;
    const [, action, ...rest] = args;
    const names = rest.map((word) => word.split('=')[0] ?? '');
    if (action === 'role') return [];
    const refused = action === 'add' ? names.filter((name) => taken.includes(name)) : [];
    const answered = names.map((name) =>
      refused.includes(name) ? `${name}: username_taken: занят.` : `${name}: ${secretOf(name, turn)}`,
    );
    if (refused.length > 0) throw new Error(answered.join('\n'));
    return answered;
  };
  const fill = () =>
    fillAccounts({
      seed: 1,
      anchor: anchor.toISOString(),
      runTask,
      log: (line) => lines.push(line),
      address: 'http://localhost:1',
      controlUrl: 'http://localhost:2/control/',
      link: async (options) => void linked.push(options),
    });
  return { fill, tasks, lines, linked };
}

describe('fillAccounts', () => {
  it('creates eight accounts and prints the password of each once, with its purpose', async () => {
    const server = aServer();

    await server.fill();

    expect(demoPeople).toHaveLength(8);
    for (const { username, purpose } of demoPeople) {
      const rows = server.lines.filter((line) => line.includes(secretOf(username, 1)));
      expect(rows).toEqual([expect.stringContaining(purpose)]);
    }
  });

  it('assigns roles to the moderator and the administrator only', async () => {
    const server = aServer();

    await server.fill();

    expect(server.tasks.filter(([, action]) => action === 'role')).toEqual([
      ['user', 'role', 'demo-moderator', 'moderator'],
      ['user', 'role', 'demo-admin', 'admin'],
    ]);
  });

  it('links two riders of the first race with their passwords, and for each a second account that was not in it', async () => {
    const server = aServer();

    await server.fill();

    expect(server.linked).toMatchObject([
      { username: 'demo-rider', password: secretOf('demo-rider', 1) },
      { username: 'demo-captain', password: secretOf('demo-captain', 1) },
    ]);
    const starters = startersOf(5_100_001, anchor, 1);
    const additional = server.linked.flatMap(({ additionalIds = [] }) => additionalIds);
    expect(starters).toEqual(expect.arrayContaining(server.linked.map(({ zwiftId }) => zwiftId)));
    expect(new Set(additional).size).toBe(2);
    expect(additional.filter((id) => id === 0 || starters.includes(id))).toEqual([]);
  });

  it('gives the demo rider a start in the newest finished race, which the demo moderator of clubs judges', async () => {
    const server = aServer();
    const newest = season(anchor, 1).findLast(({ start }) => start.getTime() < anchor.getTime() - runningForMs);

    await server.fill();

    const [rider] = server.linked;
    expect(startersOf(newest?.id ?? 0, anchor, 1)).toContain(rider?.zwiftId);
    const organizer = demoOrganizers.find(({ name }) => name === newest?.organizer);
    expect(organizer?.clubs[0]?.moderators).toContain('demo-club');
  });

  it('resets the passwords of accounts left by an interrupted run, which were never shown', async () => {
    const server = aServer(['demo-rider', 'demo-admin']);

    await server.fill();

    expect(server.tasks[1]).toEqual(['user', 'password', 'demo-rider', 'demo-admin']);
    expect(server.lines.join('\n')).toContain(secretOf('demo-admin', 2));
    expect(server.lines.join('\n')).toContain(secretOf('demo-club', 1));
  });

  it('rejects with the output of a failed task', async () => {
    const runTask = () => Promise.reject(new Error('MongoServerSelectionError: no server'));
    const rest = { seed: 1, anchor: anchor.toISOString(), log: () => undefined, address: '', controlUrl: '' };

    await expect(fillAccounts({ ...rest, runTask })).rejects.toThrow('no server');
  });
});
