import { linkRider } from '@otryv/demo-season';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTask } from '../../tasks/run-task.ts';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';

const raceId = 5_100_003;

describe('the demo rider', () => {
  let world: RaceWorld;
  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(raceId);
    await runTask(world.app, ['result', 'import', String(raceId)], () => undefined);
    await addAccount(world.app, 'demo-rider');
    await world.app.listen(0, '127.0.0.1');
  });
  afterAll(() => world.close());

  it('has two verified riders of the race with unchanged names, and one calendar with it, however often they are linked', async () => {
    const before = await world.protocol(raceId);
    const [rider, second] = before.results;
    const ids = { zwiftId: rider?.profileId ?? 0, additionalIds: [second?.profileId ?? 0] };
    const account = { username: 'demo-rider', password: aPassword, ...ids };
    const link = async () =>
      linkRider({ ...account, address: await world.app.getUrl(), controlUrl: world.simulator.controlUrl });

    await link();
    await link();

    expect(await world.connection.collection('calendarLinks').countDocuments()).toBe(1);
    const log = await world.connection.collection('audit').distinct('action');
    expect(log).not.toContain('calendarLink.renew');
    const one = new TestBrowser(world.app);
    await one.signIn('demo-rider', aPassword);
    const { gameIds } = (await one.send('GET', '/api/race/profile/settings/0')).json().data;
    expect(gameIds).toMatchObject([
      { zwiftId: ids.zwiftId, isMain: true, isProved: true, proof: null },
      { zwiftId: second?.profileId, isMain: false, isProved: true, proof: null },
    ]);
    expect((await one.send('GET', '/api/race/events/my.ics')).body).toContain(`UID:event-${raceId}@`);
    expect(gameIds.map(({ lastName }: { lastName: string }) => lastName)).toEqual(
      [rider, second].map((row) => row?.profileData.lastName),
    );
  });
});
