import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { editEvent, withGroups } from '../../testing/edit-game.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { EventSync } from './decide/event-sync.service.ts';
import { ProtocolStatesService } from './decide/protocol-states.service.ts';
import { ResultsImporter } from './import/results.importer.ts';
import { operator } from './records/actor.ts';
import { ResultsJobs } from './results.jobs.ts';

const over = 5_100_012;
const coming = 5_100_014;
const hour = 3_600_000;

// The start of one race changes repeatedly.
describe('EventSync', { shuffle: false }, () => {
  let world: RaceWorld;
  let restore = () => {};

  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(over);
    await world.add(coming);
    await world.app.get(ResultsImporter).importEvent(over, 'full');
  });
  afterAll(() => world.close());
  afterEach(() => {
    restore();
    world.app.get(Clock).now = () => ANCHOR;
  });

  const sync = (gameId: number) => world.app.get(EventSync).sync(gameId);
  const event = (gameId: number) => world.connection.collection('events').findOne({ gameId });
  const edit = (...args: [number, Parameters<typeof editEvent>[2]]) => {
    restore = editEvent(world, ...args);
  };
  const at = (ms: number) => {
    world.app.get(Clock).now = () => new Date(ms);
  };
  const states = () => world.app.get(ProtocolStatesService);
  const setOfficial = (isOfficial: boolean) =>
    states().setState(over, { state: isOfficial ? 'official' : 'provisional', reason: 'Проверено' }, operator('Судья'));
  const setLocked = (isLocked: boolean) => states().setLock(over, { isLocked, reason: 'Разбор' }, operator('Судья'));
  const latest = async () =>
    (await world.connection.collection('protocols').find({ eventId: over }).sort({ version: -1 }).toArray())[0];

  it('writes no new protocol version if nothing shown has changed', async () => {
    const { version } = await world.protocol(over);

    await sync(over);

    expect((await world.protocol(over)).version).toBe(version);
  });

  it('brings a new name into the protocol, which stays final and compressed', async () => {
    const { version } = await world.protocol(over);
    edit(over, (json) => ({ ...json, name: '  Renamed  ' }));

    await sync(over);

    expect(await world.protocol(over)).toMatchObject({ name: 'Renamed', version: version + 1, isFinal: true });
    expect(await latest()).toMatchObject({ cause: 'event', quality: 11 });
  });

  it.each([
    { what: 'an official', close: (to: boolean) => setOfficial(to) },
    { what: 'a locked', close: (to: boolean) => setLocked(to) },
  ])(
    'writes no new version of $what protocol, which syncs once it is reopened or unlocked',
    async ({ close, what }) => {
      await close(true);
      const { version } = await world.protocol(over);
      edit(over, (json) => ({ ...json, name: `Renamed beside ${what} protocol` }));

      await sync(over);
      const stored = await event(over);
      const closed = await world.protocol(over);
      await close(false);

      expect(stored?.name).toBe(`Renamed beside ${what} protocol`);
      expect(closed.version).toBe(version);
      expect((await world.protocol(over)).name).toBe(stored?.name);
    },
  );

  it('does not reschedule a race with finishers into the future', async () => {
    const later = new Date(ANCHOR.getTime() + 24 * hour).toISOString();
    edit(over, (json) => withGroups({ ...json, eventStart: later }, { eventSubgroupStart: later }));

    await sync(over);

    expect(await event(over)).toMatchObject({ started: true, hasResults: true, nextImportAt: null });
  });

  it('shows a rescheduled race as not started, and waits for it again', async () => {
    const start = (await event(coming))?.eventStart.getTime();
    await world.app.get(ResultsJobs).plan(new Date(start + 1));
    expect(await event(coming)).toMatchObject({ started: true });
    at(start + 60_000);
    const later = new Date(start + 5 * hour);
    edit(coming, (json) =>
      withGroups({ ...json, eventStart: later.toISOString() }, { eventSubgroupStart: later.toISOString() }),
    );

    await sync(coming);

    const moved = await event(coming);
    expect(moved).toMatchObject({ started: false, hasResults: false, eventStart: later });
    expect(moved?.nextImportAt.getTime()).toBeGreaterThanOrEqual(later.getTime());
    const { statusCode, json } = await world.app.inject({ url: `/api/race/results/${coming}` });
    expect([statusCode, json().code]).toEqual([404, 'event_not_started']);
  });

  it('reverts an empty protocol that marks the race as started', async () => {
    const start = (await event(coming))?.eventStart.getTime();
    at(start + 10 * 24 * hour);
    await sync(coming);
    await world.app.get(ResultsImporter).importEvent(coming, 'full');
    expect(await world.protocol(coming)).toMatchObject({ started: true, isFinal: true, results: [] });
    const later = new Date(start + 20 * 24 * hour);
    edit(coming, (json) =>
      withGroups({ ...json, eventStart: later.toISOString() }, { eventSubgroupStart: later.toISOString() }),
    );

    await sync(coming);

    expect(await world.protocol(coming)).toMatchObject({ started: false, isFinal: false });
    expect((await event(coming))?.nextImportAt.getTime()).toBeGreaterThanOrEqual(later.getTime());
  });

  it('keeps a started mark that was set during the request to the game', async () => {
    const other = 5_100_015;
    await world.add(other);
    const start = (await event(other))?.eventStart.getTime();
    edit(other, (json) => {
      at(start + 1);
      return json;
    });

    await sync(other);

    expect(await event(other)).toMatchObject({ started: true });
  });

  it('automatically rereads events that have not started or still have no finisher', async () => {
    const jobs = world.app.get(ResultsJobs);
    await world.connection.collection('events').updateMany({}, { $set: { name: 'Old' } });
    await world.connection.collection('events').updateOne({ gameId: 5_100_015 }, { $set: { totalFinishedCount: 0 } });
    await jobs.syncComing();

    const synced = await world.connection
      .collection('events')
      .find({ name: { $ne: 'Old' } })
      .toArray();

    expect(new Set(synced.map(({ gameId }) => gameId))).toEqual(new Set([coming, 5_100_015]));
  });
});
