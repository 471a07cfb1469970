import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { runTask } from '../../../tasks/run-task.ts';
import { type RaceWorld, startRaceWorld } from '../../../testing/start-race-world.ts';
import { ResultsImporter } from '../import/results.importer.ts';

const races = [5_100_001, 5_100_002];
let world: RaceWorld;
beforeAll(async () => {
  world = await startRaceWorld();
  for (const id of races) {
    await world.add(id);
    await world.app.get(ResultsImporter).importEvent(id, 'fast');
  }
}, 60_000);
afterAll(() => world.close());

const run = async (...args: string[]) => {
  const lines: string[] = [];
  const failures = await runTask(world.app, ['result', 'rebuild', ...args], (line) => lines.push(line));
  return { failures, lines };
};
const collection = (name: string) => world.connection.collection(name);
/** Makes the rules of every stored protocol look outdated. */
const outdate = () => collection('protocols').updateMany({}, { $set: { contentHash: 'of other rules' } });
const causes = async (id: number) =>
  (await collection('protocols').find({ eventId: id }).sort({ version: -1 }).toArray()).map(({ cause }) => cause);

describe('result rebuild', () => {
  it('writes a new version of a changed protocol, once, without an import or messages', async () => {
    const before = await causes(5_100_001);
    await outdate();
    await world.forgetRequests();

    expect(await run('5100001')).toEqual({ failures: 0, lines: ['5100001: a new version'] });
    expect(await run('5100001')).toEqual({ failures: 0, lines: ['5100001: no change'] });
    expect(await causes(5_100_001)).toEqual(['rebuild', ...before]);
    expect(await world.requests('')).toBe(0);
    expect(await collection('servicemessages').countDocuments()).toBe(0);
  });

  it('reports unknown events and continues', async () => {
    const { failures, lines } = await run('999', '5100002');

    expect(failures).toBe(1);
    expect(lines[0]).toMatch(/^999: event_not_found/);
    expect(lines).toHaveLength(2);
  });

  it('without ids rebuilds every protocol, job after job', async () => {
    await outdate();
    const before = await collection('protocols').countDocuments();
    const { lines } = await run();
    const jobs: Map<string, { work: (data: object) => Promise<void> }> = Reflect.get(world.app.get(Jobs), 'handlers');
    const waiting = async () => collection('agendaJobs').find({ name: 'results.rebuildAll' }).toArray();
    const [first] = await waiting();
    await jobs.get('results.rebuildAll')?.work(first?.data);
    const cursors = (await waiting()).map(({ data }) => data.after);

    expect(lines).toEqual(['all protocols are being rebuilt in the background']);
    expect(await collection('protocols').countDocuments()).toBe(before + races.length);
    expect(cursors).toEqual([0, races.at(-1)]);
  });
});
