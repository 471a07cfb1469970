import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { blankPage, sendForm } from '../../testing/send-form.ts';
import { ResultsImporter } from './import/results.importer.ts';

// The first two belong to one organizer, the third to another.
const [race, later, foreign] = [5_100_003, 5_100_009, 5_100_001];
const hourMs = 3_600_000;

describe("a race's organizer", () => {
  let world: OrganizerWorld;
  let organizerId: string;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    for (const id of [race, later, foreign]) await world.add(id);
    await world.app.get(ResultsImporter).importEvent(race, 'fast');
    organizerId = (await world.protocol(race)).organizerId?._id ?? '';
  });
  afterAll(() => world.close());

  const logo = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>']);
  const save = async (fields: object, files: Record<string, Blob> = {}) => {
    const { statusCode, body } = await sendForm(
      world.admin,
      '/api/organizer/main',
      { organizerId, ...blankPage, ...fields },
      files,
    );
    if (statusCode !== 200) throw new Error(body);
  };
  const shown = async () => {
    const { json } = await world.app.inject({ url: `/api/race/events/${race}` });
    return [(await world.protocol(race)).organizerId, json().event.organizerId];
  };
  const jobs = () => world.connection.collection('agendaJobs').find({ name: 'results.rebuildSome' });
  const rebuild = async () => {
    const handlers: Map<string, { work: (data: object) => Promise<void> }> = Reflect.get(
      world.app.get(Jobs),
      'handlers',
    );
    for (const { data } of await jobs().toArray()) await handlers.get('results.rebuildSome')?.work(data);
    await world.connection.collection('agendaJobs').deleteMany({ name: 'results.rebuildSome' });
  };

  it('has no page to link to while it is hidden', async () => {
    for (const organizer of await shown()) expect(organizer).toMatchObject({ isPublished: false, logoUrls: null });
  });

  it('has its page and logo in the event and in the protocol from then on, until it is hidden', async () => {
    await save({ isPublished: 'true' }, { logoFile: logo });
    await rebuild();
    for (const organizer of await shown())
      expect(organizer).toMatchObject({ isPublished: true, logoUrls: { original: expect.stringMatching(/^\/files/) } });

    await save({ isPublished: 'false', removesLogo: 'true' });
    await rebuild();
    for (const organizer of await shown()) expect(organizer).toMatchObject({ isPublished: false, logoUrls: null });
  });

  it('rebuilds protocols only when the shown data changes', async () => {
    await save({ isPublished: 'false', mission: 'Новый девиз' });
    expect(await jobs().toArray()).toEqual([]);

    await world.admin.send('PUT', '/api/admin/organizers', {
      organizerId,
      name: 'Новое имя',
      label: 'Новое',
      creatorId: null,
    });
    expect((await jobs().toArray()).map(({ data }) => data)).toEqual([{ eventIds: [race, later] }]);
    await rebuild();

    expect((await world.protocol(race)).organizerId?.name).toBe('Новое имя');
  });

  it('chooses the appeal window; the default is 48 hours', async () => {
    await save({ isPublished: 'false', protestHours: '72' });
    const windows: number[] = [];
    for (const id of [later, foreign]) {
      await world.app.get(ResultsImporter).importEvent(id, 'fast');
      const { protestsFrom, protestsUntil } = (await world.protocol(id)).protocol ?? {};
      windows.push((Date.parse(protestsUntil ?? '') - Date.parse(protestsFrom ?? '')) / hourMs);
    }

    expect(windows).toEqual([72, 48]);
    expect((await world.admin.send('GET', `/api/organizer/${organizerId}`)).json().data.organizer.protestHours).toBe(
      72,
    );
  });

  it.each(['0', '169', '1.5', ''])('rejects a window of %s hours', async (protestHours) => {
    await expect(save({ protestHours })).rejects.toThrow('protestHours');
  });
});
