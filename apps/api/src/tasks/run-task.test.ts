import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventAdditions } from '../racing/events/write/event-additions.ts';
import { editEvent } from '../testing/edit-game.ts';
import { type RaceWorld, startRaceWorld } from '../testing/start-race-world.ts';
import { runTask } from './run-task.ts';

// One event, which is added, imported and decided about.
describe('runTask', { shuffle: false }, () => {
  let world: RaceWorld;

  beforeAll(async () => {
    world = await startRaceWorld();
  });
  afterAll(() => world.close());

  async function run(...args: string[]) {
    const lines: string[] = [];
    const failures = await runTask(world.app, args, (line) => lines.push(line));
    return { failures, lines };
  }

  it('adds many events in one process, and counts the failed ones', async () => {
    const { failures, lines } = await run(
      'event',
      'add',
      '5100003',
      '999',
      '5100001',
      '--organizer',
      'ШТИЛЬ',
      '--protocol',
      'newbies',
    );

    expect(failures).toBe(1);
    expect(lines).toEqual([
      '5100003: added',
      expect.stringMatching(/^999: game_event_not_found: The game has no event with this number\./),
      '5100001: added',
    ]);
    expect(await world.connection.collection('events').findOne({ gameId: 5_100_003 })).toMatchObject({
      typeRaceCustom: 'newbies',
      organizer: { name: 'ШТИЛЬ' },
    });
  });

  it('continues the batch after an event without a name, and after an internal error', async () => {
    const restore = [
      editEvent(world, 5_100_002, (event) => ({ ...event, name: '  ' })),
      editEvent(world, 5_100_004, (event) => ({ ...event, tags: [{ toJSON: 1 }], eventStart: 5 })),
    ];
    const service = world.app.get(EventAdditions);
    const add = service.add.bind(service);
    service.add = async (input) => {
      if (input.gameId === 5_100_005) throw new TypeError('a fault of ours');
      return add(input);
    };

    const { failures, lines } = await run('event', 'add', '5100002', '5100004', '5100005', '5100006');
    service.add = add;
    for (const end of restore) end();

    expect(failures).toBe(2);
    expect(lines).toEqual([
      '5100002: added',
      expect.stringMatching(/^5100004: game_answer_invalid: /),
      expect.stringMatching(/^5100005: unexpected: /),
      '5100006: added',
    ]);
    expect(await world.connection.collection('events').findOne({ gameId: 5_100_002 })).toMatchObject({
      name: '5100002',
    });
  });

  it("reports how many finishers were kept over the game's, and accepts the game's response on request", async () => {
    await run('event', 'add', '5100008');
    await run('result', 'import', '5100008');
    await world.fault({ path: 'race-results', halfPage: true });

    const [kept] = (await run('result', 'import', '5100008')).lines;
    const [taken] = (await run('result', 'import', '5100008', '--fewer')).lines;
    await world.fault();

    expect(kept).toMatch(/no change; the game now lists only \d+, the more complete results were kept/);
    expect(taken).toMatch(/a new version$/);
  });

  it('syncs and imports', async () => {
    expect((await run('event', 'sync', '5100003')).lines).toEqual(['5100003: synced']);
    expect((await run('result', 'import', '5100003', '--fast')).lines[0]).toMatch(
      /33 finished, 0 did not, a new version/,
    );
    expect((await run('result', 'import', '5100003')).lines[0]).toMatch(/33 finished, \d+ did not, a new version/);
    expect((await run('result', 'import', '5100003')).lines[0]).toMatch(/no change/);
  });

  it('decides, lists decisions and reverts them', async () => {
    const winner = (await world.protocol(5_100_003)).results[0]?.profileId;
    const decided = await run(
      'result',
      'decide',
      '5100003',
      String(winner),
      '--label',
      'DSQ',
      '--author',
      'Judge',
      '--reason',
      'Cut',
    );
    const [shown] = (await run('result', 'decisions', '5100003')).lines;
    const undone = await run('result', 'undo', '5100003', decided.lines[0] ?? '', '--author', 'Judge');

    expect(JSON.parse(shown ?? '')).toMatchObject({
      id: decided.lines[0],
      label: 'DSQ',
      author: 'Judge',
      reason: 'Cut',
    });
    expect(undone.failures).toBe(0);
    expect((await world.protocol(5_100_003)).results[0]?.profileId).toBe(winner);
  });

  it.each([
    ['nothing', []],
    ['an unknown task', ['event', 'burn', '1']],
    ['no id', ['event', 'add']],
    ['a word for an id', ['event', 'add', 'abc']],
    ['a negative id', ['event', 'add', '--', '-1']],
    ['an id that is not exact', ['event', 'add', '9007199254740993']],
    ['an unknown option', ['event', 'add', '1', '--force']],
    ['an option without its value', ['event', 'add', '1', '--organizer']],
    ['a decision without an author', ['result', 'decide', '5100003', '1', '--label', 'DSQ']],
    ['a label that is not decided', ['result', 'decide', '5100003', '1', '--label', 'VP', '--author', 'Judge']],
    ['a decision about nobody', ['result', 'decide', '5100003', '--label', 'DSQ', '--author', 'Judge']],
    ['an undo of nothing', ['result', 'undo', '5100003', '--author', 'Judge']],
  ])('rejects %s with one line, and changes nothing', async (_what, args) => {
    const before = await world.connection.collection('decisions').countDocuments();

    const { failures, lines } = await run(...args);

    expect([failures, lines.length]).toEqual([1, 1]);
    expect(await world.connection.collection('decisions').countDocuments()).toBe(before);
  });

  it("reports in one line the game's response in place of results", async () => {
    await world.fault({ path: 'race-results', stranger: true });
    const { failures, lines } = await run('result', 'import', '5100003');
    await world.fault();

    expect(failures).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^5100003: game_answer_invalid: .* \(\/api\/race-results\/entries: entries\)$/),
    ]);
  });

  it('reports in one line that a rider has no result', async () => {
    const { failures, lines } = await run('result', 'decide', '5100003', '1', '--label', 'DSQ', '--author', 'Judge');

    expect(failures).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^result_not_found: /)]);
  });
});
