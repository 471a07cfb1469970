import type { VisitCounts } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';

describe('visit counts', () => {
  let world: OrganizerWorld;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    await world.connection.collection('visits').deleteMany({});
    await visit('/race/schedule', '2026-11-21');
    await visit('/race/schedule', '2026-11-21');
    await visit('/race/results/:eventId', '2026-11-20');
    await visit('/race/schedule', '2026-08-01');
    await visit('/admin/whatever', '2026-11-21');
    world.app.get(Clock).now = () => ANCHOR;
  });
  afterAll(() => world.close());

  const visit = async (pattern: string, day: string) => {
    world.app.get(Clock).now = () => new Date(`${day}T23:00:00Z`);
    await world.admin.send('POST', '/api/visits', { pattern });
  };
  const counts = async (query = ''): Promise<VisitCounts> =>
    (await world.admin.send('GET', `/api/admin/visits${query}`)).json().data;

  it('are by address, most visited first, without unknown addresses', async () => {
    expect((await counts()).routes).toEqual([
      { pattern: '/race/schedule', count: 2 },
      { pattern: '/race/results/:eventId', count: 1 },
    ]);
  });

  it('are by day, including days without a visit', async () => {
    const { days, total } = await counts('?days=7');

    expect([days.length, days.at(0)?.day, total]).toEqual([7, '2026-11-15', 3]);
    expect(days.slice(-3).map(({ count }) => count)).toEqual([0, 1, 2]);
  });

  it('are of one address by day, next to those of all addresses', async () => {
    const { days, total, routes } = await counts('?days=30&pattern=/race/results/:eventId');

    expect([total, days.at(-1)?.count, days.at(-2)?.count, routes.length]).toEqual([1, 0, 1, 2]);
  });
});
