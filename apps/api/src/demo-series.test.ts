import type { GeneralClassification, SeriesLists } from '@otryv/contract/schemas';
import { fillSeries } from '@otryv/demo-season';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResultsImporter } from './racing/results/import/results.importer.ts';
import { runTask } from './tasks/run-task.ts';
import { type OrganizerWorld, startOrganizerWorld } from './testing/organizer-world.ts';
import { ANCHOR } from './testing/start-race-world.ts';

const mornings = [5_100_002, 5_100_011];
const chases = [5_100_001, 5_100_005];

describe('the demo series', () => {
  let world: OrganizerWorld;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    await world.app.listen(0, '127.0.0.1');
    for (const race of [...mornings, 5_100_017, ...chases, 5_100_016]) await world.add(race);
    for (const race of [...mornings, ...chases]) await world.app.get(ResultsImporter).importEvent(race, 'full');
    await fill();
  }, 60_000);
  afterAll(() => world.close());

  const fill = async () =>
    fillSeries({
      seed: 1,
      anchor: ANCHOR.toISOString(),
      address: await world.app.getUrl(),
      log: () => undefined,
      runTask: async (args) => {
        const logged: string[] = [];
        const failures = await runTask(world.app, args, (line) => logged.push(line));
        if (failures > 0) throw new Error(logged.join('\n'));
        return logged;
      },
    });
  const counts = () =>
    Promise.all(['series', 'decisions'].map((name) => world.connection.collection(name).countDocuments({})));
  const get = async (url: string) => (await world.app.inject({ url })).json();

  it('exist after one run, and a second run adds nothing', async () => {
    expect(await counts()).toEqual([5, 3]);

    await fill();

    expect(await counts()).toEqual([5, 3]);
  }, 60_000);

  it('are announced, ongoing and over, and one is a draft', async () => {
    const { data }: SeriesLists = await get('/api/series/organizers');

    const namesOf = (list: SeriesLists['data']['upcoming']) => list.map(({ name }) => name);
    expect(namesOf(data.upcoming)).toEqual(['Зимние разделки']);
    expect(namesOf(data.ongoing)).toEqual(['Осенний кубок Оси', 'Догонялки КРОНЫ']);
    expect(namesOf(data.completed)).toEqual(['Вечерние догонялки']);
  });

  it('include a tour with returning riders, a penalty, another category and a disqualification', async () => {
    const lists: SeriesLists = await get('/api/series/organizers');
    const tour = lists.data.ongoing.find(({ type }) => type === 'tour');
    const { data }: GeneralClassification = await get(`/api/series/general-classification/${tour?.urlSlug}`);

    const ranked = data.results.filter(({ rank }) => (rank?.category ?? 0) > 0);
    expect(ranked.length).toBeGreaterThan(20);
    const stages = data.results.flatMap((row) => row.stages);
    expect(stages.some(({ penalty }) => penalty === 20_000)).toBe(true);
    expect(stages.some(({ disqualification }) => disqualification?.reason === 'Нет взвешивания')).toBe(true);
  });
});
