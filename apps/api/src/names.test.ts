import type { LookAlikes } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTask } from './tasks/run-task.ts';
import { sendForm } from './testing/send-form.ts';
import { aTour, chases, mornings, type SeriesWorld, startSeriesWorld } from './testing/series-world.ts';
import { aRider, blankTeam, createTeam } from './testing/team-world.ts';
import type { Response } from './testing/test-browser.ts';

/** Kind of object created and changed by a form with names. */
interface Kind {
  of: string;
  collection: string;
  /** Names in the form, each with the field that stores it. */
  fields: Record<string, string>;
  create: (names: object) => Promise<Response>;
  change: (id: string, names: object) => Promise<Response>;
}

describe('names', () => {
  let world: SeriesWorld;
  let kinds: Kind[];
  let riders = 0;
  beforeAll(async () => {
    world = await startSeriesWorld();
    const { admin, owner, app } = world;
    const captains = new Map<string, Awaited<ReturnType<typeof aRider>>>();
    const organizers = '/api/admin/organizers';
    kinds = [
      {
        of: 'team',
        collection: 'teams',
        fields: { name: 'name', shortName: 'shortName' },
        create: async (names) => {
          riders += 1;
          const captain = await aRider(app, `captain-${riders}`, 9_000_000 + riders);
          const made = await createTeam(captain, names);
          captains.set(made.json().data?._id, captain);
          return made;
        },
        change: async (id, names) => {
          const captain = captains.get(id);
          if (!captain) throw new Error('No captain.');
          return sendForm(captain.browser, '/api/teams', { ...blankTeam, ...names });
        },
      },
      {
        of: 'organizer',
        collection: 'organizers',
        fields: { name: 'name', label: 'shortName' },
        create: (names) => admin.send('POST', organizers, { creatorId: null, ...names }),
        change: (organizerId, names) => admin.send('PUT', organizers, { creatorId: null, ...names, organizerId }),
      },
      {
        of: 'series',
        collection: 'series',
        fields: { name: 'name' },
        create: (names) => sendForm(owner.browser, '/api/organizer/series', { ...aTour, ...names }, {}, 'POST'),
        change: (id, names) => world.change(owner.browser, id, names),
      },
    ];
  });
  afterAll(() => world.close());

  const namesOf = ({ of, fields }: Kind, ending: string) =>
    Object.fromEntries(Object.keys(fields).map((field, index) => [field, `${of} ${ending}${index}`.slice(-12)]));
  const outcomeOf = ({ statusCode, json }: Response) => [statusCode, json().code, Object.keys(json().fields ?? {})];

  it('are rejected with invisible characters when changed, and accepted as stored', async () => {
    const found: Record<string, unknown> = {};
    for (const kind of kinds) {
      const names = namesOf(kind, 'mine');
      const { data } = (await kind.create(names)).json();
      for (const [field, stored] of Object.entries(kind.fields)) {
        const hidden = `Кро\u200Bна ${field}`.slice(0, 12);
        const made = await kind.create({ ...namesOf(kind, 'new'), [field]: hidden });
        const changed = await kind.change(data._id, { ...names, [field]: '\u3164'.repeat(7) });
        await world.connection
          .collection(kind.collection)
          .updateOne({ name: names.name }, { $set: { [stored]: hidden } });
        const kept = await kind.change(data._id, { ...names, [field]: hidden });
        await kind.change(data._id, names);
        found[`${kind.of}.${field}`] = [outcomeOf(made), outcomeOf(changed), kept.statusCode];
      }
    }

    const expected = kinds.flatMap(({ of, fields }) =>
      Object.keys(fields).map((field) => {
        const refused = [422, 'name_invalid', [field]];
        return [`${of}.${field}`, [refused, refused, 200]];
      }),
    );
    expect(found).toEqual(Object.fromEntries(expected));
  });

  it('are stored in one Unicode normalization form', async () => {
    const stored = [];
    for (const kind of kinds)
      stored.push((await kind.create({ ...namesOf(kind, 'form'), name: 'Раи\u0306он-7' })).json().data.name);

    expect(stored).toEqual(kinds.map(() => 'Район-7'));
  });

  it('are rejected if they look like another of the kind, and kept if they did so before', async () => {
    const found: Record<string, unknown> = {};
    const unique = kinds.filter(({ of }) => of !== 'series');
    const lines: string[] = [];
    const listed: LookAlikes[][] = [];
    const { app } = world;
    const compare = async () => {
      await runTask(app, ['name', 'compare'], (line) => lines.push(line));
      const found: LookAlikes[] = (await world.admin.send('GET', '/api/admin/look-alike-names')).json().data;
      listed.push(found.filter(({ kind }) => unique.some(({ of }) => of === kind)));
    };
    for (const kind of unique) {
      await kind.create(
        Object.fromEntries(Object.keys(kind.fields).map((field) => [field, `КРОНА ${field}`.slice(0, 12)])),
      );
      const names = namesOf(kind, 'other');
      const { data } = (await kind.create(names)).json();
      for (const [field, stored] of Object.entries(kind.fields)) {
        const alike = `Kpoнa ${field}`.slice(0, 12);
        const made = await kind.create({ ...namesOf(kind, 'third'), [field]: alike });
        const changed = await kind.change(data._id, { ...names, [field]: alike });
        const $set = { [stored]: alike, [`${stored}Key`]: alike.toLowerCase() };
        const collection = world.connection.collection(kind.collection);
        await collection.updateOne({ name: names.name }, { $set, $unset: { [`${stored}Skeleton`]: 1 } });
        const kept = await kind.change(data._id, { ...names, [field]: alike });
        await compare();
        await kind.change(data._id, names);
        found[`${kind.of}.${field}`] = [outcomeOf(made), outcomeOf(changed), kept.statusCode];
      }
    }
    await compare();

    expect(listed.map((names) => names.map(({ kind, field }) => `${kind} ${field}`))).toEqual([
      ...unique.flatMap(({ of, fields }) => Object.values(fields).map((stored) => [`${of} ${stored}`])),
      [],
    ]);
    expect(lines.filter((line) => /^(?:team|organizer) /.test(line))).toEqual(
      unique.flatMap(({ of, fields }) =>
        Object.values(fields).map((stored) =>
          expect.stringMatching(new RegExp(`^${of} ${stored}: «(КРОНА|Kpoнa) .+, «(КРОНА|Kpoнa) [^,]+$`)),
        ),
      ),
    );
    const expected = unique.flatMap(({ of, fields }) =>
      Object.entries(fields).map(([field, stored]) => {
        const code = stored === 'name' ? `${of}_name_taken` : `${of}_short_name_taken`;
        return [`${of}.${field}`, [[409, code, [field]], [409, code, [field]], 200]];
      }),
    );
    expect(found).toEqual(Object.fromEntries(expected));
  });

  it('of series may repeat, but not imitate those of another organizer, and are kept if they did so before', async () => {
    const { owner, rival, admin, connection } = world;
    const collection = connection.collection('series');
    await sendForm(owner.browser, '/api/organizer/series', { ...aTour, name: 'Ёлочный тур' }, {}, 'POST');
    const create = (name: string, by = rival) =>
      sendForm(by.browser, '/api/organizer/series', { ...aTour, name, dateStart: '2026-11-10' }, {}, 'POST');
    const imitation = 'Eлочный тур';

    expect((await create(imitation, owner)).statusCode).toBe(201);
    await collection.deleteOne({ name: imitation });
    const same = await create('ЕЛОЧНЫЙ  тур');
    const seriesId = same.json().data._id;
    const refused = [await create(imitation), await world.change(rival.browser, seriesId, { name: imitation })];
    await collection.updateOne({ name: same.json().data.name }, { $set: { name: imitation } });
    const kept = await world.change(rival.browser, seriesId, { name: imitation });
    const events = connection.collection('events');
    await events.updateOne({ gameId: mornings.first }, { $set: { name: 'Рассвет' } });
    await events.updateOne({ gameId: chases[0] }, { $set: { name: 'Pассвет' } });
    const listed: LookAlikes[] = (await admin.send('GET', '/api/admin/look-alike-names')).json().data;

    expect([same.statusCode, ...refused.map(outcomeOf), kept.statusCode]).toEqual([
      201,
      [409, 'name_imitated', ['name']],
      [409, 'name_imitated', ['name']],
      200,
    ]);
    expect(
      listed.map(({ kind, field, owners }) => [kind, field, ...owners.map(({ name }) => name).toSorted()]),
    ).toEqual([
      ['series', 'name', imitation, 'Ёлочный тур'],
      ['event', 'name', 'Pассвет', 'Рассвет'],
    ]);
  });
});
