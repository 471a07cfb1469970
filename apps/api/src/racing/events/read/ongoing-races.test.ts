import { getModelToken } from '@nestjs/mongoose';
import { ongoingRaces } from '@otryv/contract/schemas';
import type { Model } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { minuteMs } from '../../../kernel/time-units.ts';
import { runTask } from '../../../tasks/run-task.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from '../../../testing/start-race-world.ts';
import { EventRecord } from '../records/event.schema.ts';
import { EventsRepository } from '../records/events.repository.ts';

const path = '/api/race/events/ongoing';
const over = 5_100_012;
const on = 5_100_013;
const coming = 5_100_014;
const nobody = () => undefined;

describe('GET /api/race/events/ongoing', () => {
  let world: RaceWorld;
  let until: Date;

  beforeAll(async () => {
    let inGame = ANCHOR.getTime();
    world = await startRaceWorld({ clock: () => inGame });
    for (const id of [over, on, coming]) await world.add(id);
    until = (await world.app.get(EventsRepository).findByGameId(on, noTransaction))?.importUntil ?? ANCHOR;
    inGame += 40 * minuteMs;
  }, 60_000);
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => world.close());

  const at = (now: Date) => {
    world.app.get(Clock).now = () => now;
  };
  const read = async () => ongoingRaces.parse((await world.app.inject({ url: path })).json());
  const idsOf = async () => (await read()).data.map(({ event }) => event.id);

  it('has a race that started and whose last import is pending, from the minute of its start', async () => {
    at(ANCHOR);
    expect(await idsOf()).toEqual([on]);

    at(new Date(Date.parse((await read()).data[0]?.event.eventStart ?? '') - 1));
    expect(await idsOf()).toEqual([]);
  });

  it('drops it when the slowest riders should have finished, with or without results', async () => {
    at(new Date(until.getTime() - 1));
    expect(await idsOf()).toEqual([on]);

    at(until);
    expect(await idsOf()).toEqual([]);
  });

  it('shows the first finishers as they are imported, none at first', async () => {
    at(new Date(ANCHOR.getTime() + 40 * minuteMs));
    expect((await read()).data).toMatchObject([{ finishers: [], until: until.toISOString() }]);

    await runTask(world.app, ['result', 'import', String(on)], nobody);

    const [race] = (await read()).data;
    const [first] = race?.finishers ?? [];
    expect(race?.event.totalFinishedCount).toBeGreaterThan(0);
    expect(first).toMatchObject({ place: 1, subgroupLabel: 'A' });
    expect(first?.durationInMilliseconds).toBeGreaterThan(0);
  });

  it('has the routes of its races', async () => {
    at(ANCHOR);
    const { data, routes } = await read();

    const ridden = data.flatMap(({ event }) => [event.routeId, ...event.eventSubgroups.map(({ routeId }) => routeId)]);
    expect(new Set(routes.map(({ id }) => id))).toEqual(new Set(ridden.filter((id) => id !== null)));
  });

  it('hides a race that the game hides', async () => {
    at(ANCHOR);
    const events = world.connection.collection('events');
    await events.updateOne({ gameId: on }, { $set: { visible: false } });

    expect(await idsOf()).toEqual([]);

    await events.updateOne({ gameId: on }, { $set: { visible: true } });
  });

  it('responds 304 to a reader who has it, and reads through the list index', async () => {
    at(ANCHOR);
    const reads = vi.spyOn(world.app.get<Model<EventRecord>>(getModelToken(EventRecord.name)), 'find');
    const { headers } = await world.app.inject({ url: path });
    const again = await world.app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } });

    const [query] = reads.mock.results.map(({ value }) => value);
    const plan = await query?.clone().explain();

    expect(again.statusCode).toBe(304);
    expect(JSON.stringify(plan)).toContain('started_1_eventStart_1__id_1');
  });
});
