import { fillClubs } from '@otryv/demo-season';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock, machineTime } from './kernel/clock.ts';
import { runTask } from './tasks/run-task.ts';
import { type RaceWorld, startRaceWorld } from './testing/start-race-world.ts';
import { TestBrowser } from './testing/test-browser.ts';

describe('the demo clubs', () => {
  let world: RaceWorld;
  let lines: string[];
  beforeAll(async () => {
    world = await startRaceWorld();
    // Token lifetimes start from the current time.
    world.app.get(Clock).now = machineTime;
    await world.app.listen(0, '127.0.0.1');
    lines = [];
    const names = ['demo-club', 'demo-organizer', 'demo-unpaid'].map((name) => `${name}=${name}@demo.example`);
    await runTask(world.app, ['user', 'add', ...names], () => undefined);
    await fill();
  }, 60_000);
  afterAll(() => world.close());

  const fill = async () =>
    fillClubs({
      address: await world.app.getUrl(),
      gamePassword: world.simulator.account.password,
      log: (line) => lines.push(line),
      runTask: async (args) => {
        const logged: string[] = [];
        const failures = await runTask(world.app, args, (line) => logged.push(line));
        if (failures > 0) throw new Error(logged.join('\n'));
        return logged;
      },
    });
  const counts = () =>
    Promise.all(
      ['organizers', 'clubs', 'bots', 'apiKeys', 'webhooks'].map((name) =>
        world.connection.collection(name).countDocuments({}),
      ),
    );

  it('exist after one run, and a second run adds nothing', async () => {
    expect([await counts(), lines.length]).toEqual([[5, 7, 3, 2, 1], 1]);

    await fill();

    expect(await counts()).toEqual([5, 7, 3, 2, 1]);
    const clerk = await world.connection.collection('users').findOne({ usernameKey: 'demo-clerk' });
    expect(clerk?.role).toBe('user');
  }, 60_000);

  it('show four organizers with images, and hide the fifth', async () => {
    const { data } = (await new TestBrowser(world.app).send('GET', '/api/organizers')).json();

    expect(data).toHaveLength(4);
    for (const { logoUrls, posterUrls } of data) {
      expect([Object.keys(logoUrls), Object.keys(posterUrls)]).toEqual([
        ['original'],
        ['original', 'small', 'medium', 'large'],
      ]);
    }
  });

  it('have bots in every state, and a notified owner', async () => {
    const bots = await world.connection.collection('bots').find().toArray();
    const messages = await world.connection
      .collection('servicemessages')
      .find({ entityUrl: '/organizer/bots' })
      .toArray();

    expect(bots.filter(({ failure }) => failure !== null).map(({ username }) => username)).toEqual([
      'ending@club.example',
    ]);
    expect(messages).toHaveLength(1);
  });
});
