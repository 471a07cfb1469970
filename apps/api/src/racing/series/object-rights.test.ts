import { contract, type Endpoint } from '@otryv/contract';
import { series as seriesSchema } from '@otryv/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendForm } from '../../testing/send-form.ts';
import { anAddedRow, aTour, mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { unexpectedStatuses } from '../../testing/unexpected-statuses.ts';

/** Object values: the owner's, or nonexistent ones. */
interface Values {
  organizerId: string;
  seriesId: string;
  profileId: number;
  decisionId: string;
}

interface Row {
  params?: keyof Values;
  query?: (values: Values) => string;
  body?: (values: Values) => object;
  own: number;
  /** Status for another user's object: 403 by default. */
  foreign?: number;
  /** Status for a nonexistent object: 404 by default. */
  missing?: number;
}

const rowId = ({ seriesId, profileId }: Values) => `${seriesId}.1.${profileId}`;
const reason = 'Разбор';
const settings = { name: '', includeResults: true, requiredForGeneral: true, disableTimeGapRule: false };
const stage = { order: 1, newOrder: 1, ...settings };
const added = { ...anAddedRow, profileId: 777_001 };
const ofOrganizer = ({ organizerId }: Values) => `?organizerId=${organizerId}`;
const stageResults = '/api/series/stage/results';

// Ordered so that the owner's own calls succeed; deletions come last.
const rows: Record<string, Row> = {
  'GET /api/series/actual/{organizerId}': { params: 'organizerId', own: 200, foreign: 200, missing: 200 },
  'GET /api/organizer/series': { query: ofOrganizer, own: 200 },
  'GET /api/organizer/series/events': { query: ofOrganizer, own: 200 },
  'GET /api/organizer/series/{seriesId}': { params: 'seriesId', own: 200 },
  'GET /api/organizer/series/{seriesId}/export': { params: 'seriesId', own: 200 },
  'POST /api/organizer/series': {
    body: ({ organizerId }) => ({ ...aTour, name: 'Ещё один тур', organizerId }),
    own: 201,
  },
  'PUT /api/organizer/series': { body: ({ seriesId }) => ({ ...aTour, seriesId }), own: 200 },
  'PUT /api/organizer/series/publication': { body: ({ seriesId }) => ({ seriesId, isPublished: true }), own: 200 },
  'PATCH /api/organizer/series/stages': {
    body: ({ seriesId }) => ({ seriesId, action: 'add', stage: { eventId: mornings.coming } }),
    own: 200,
  },
  'PATCH /api/organizer/series/stage': { body: ({ seriesId }) => ({ seriesId, stage }), own: 200 },
  'PUT /api/organizer/series/stages': { body: ({ seriesId }) => ({ seriesId, stages: [stage] }), own: 200 },
  'POST /api/organizer/series/results/general-classification': { body: ({ seriesId }) => ({ seriesId }), own: 200 },
  [`PUT ${stageResults}`]: { body: ({ seriesId }) => ({ seriesId, stageOrder: 1 }), own: 200 },
  [`POST ${stageResults}/dry-run`]: {
    body: (values) => ({ kind: 'category', stageResultId: rowId(values), value: 'WD' }),
    own: 200,
  },
  [`POST ${stageResults}/decisions/{decisionId}/undo`]: { params: 'decisionId', body: () => ({ reason }), own: 200 },
  [`PATCH ${stageResults}/category`]: {
    body: (values) => ({ seriesId: values.seriesId, stageResultId: rowId(values), value: 'WD', reason }),
    own: 200,
  },
  [`PATCH ${stageResults}/time-penalty`]: {
    body: (values) => ({
      seriesId: values.seriesId,
      stageResultId: rowId(values),
      timePenalty: [{ timeInMilliseconds: 1000, reason }],
    }),
    own: 200,
  },
  [`PATCH ${stageResults}/result/disqualification/set`]: {
    body: (values) => ({ resultId: rowId(values), disqualification: { label: 'DSQ', reason } }),
    own: 200,
  },
  [`PATCH ${stageResults}/result/disqualification/remove`]: {
    body: (values) => ({ resultId: rowId(values), reason }),
    own: 200,
  },
  [`POST ${stageResults}/result`]: { body: ({ seriesId }) => ({ ...added, seriesId }), own: 201 },
  [`DELETE ${stageResults}/result`]: { body: ({ seriesId }) => ({ resultId: `${seriesId}.1.777001` }), own: 200 },
  'PUT /api/series/stage/lock': {
    body: ({ seriesId }) => ({ seriesId, stageOrder: 1, isLocked: true, reason }),
    own: 200,
  },
  'DELETE /api/organizer/series': { body: ({ seriesId }) => ({ seriesId, name: aTour.name }), own: 200 },
};
const names = Object.keys(rows);
const writes = names.filter((name) => !name.startsWith('GET'));

// The owner goes last: those calls remove the objects.
describe('series calls on own, foreign and missing objects (14.3, rows 5 and 6)', { shuffle: false }, () => {
  let world: SeriesWorld;
  let values: Values;
  const missing: Values = {
    organizerId: 'f'.repeat(24),
    seriesId: 'e'.repeat(24),
    decisionId: 'd'.repeat(24),
    profileId: 1_000_001,
  };

  beforeAll(async () => {
    world = await startSeriesWorld();
    const { browser, organizerId } = world.owner;
    const tour = await world.makeSeries(browser, {}, [mornings.first]);
    const { results } = await world.stage(tour.urlSlug, 1);
    const profileId = results[0]?.profileId ?? 0;
    await browser.send('PATCH', `${stageResults}/category`, {
      seriesId: tour._id,
      stageResultId: `${tour._id}.1.${profileId}`,
      value: 'WC',
      reason,
    });
    const history = await world.app.inject({ url: `${stageResults}/${tour.urlSlug}/1/history` });
    values = { organizerId, seriesId: tour._id, profileId, decisionId: history.json().decisions[0]._id };
  });
  afterAll(() => world.close());

  const call = async (browser: TestBrowser, name: string, of: Values): Promise<number> => {
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
    const { params, query, body } = rows[name] ?? {};
    const url = path.replace(/\{\w+\}/, String(params ? of[params] : '')) + (query?.(of) ?? '');
    if (path === '/api/organizer/series' && (method === 'POST' || method === 'PUT')) {
      return (await sendForm(browser, url, body?.(of) ?? {}, {}, method)).statusCode;
    }
    return (await browser.send(method, url, body?.(of))).statusCode;
  };
  const stored = async () => {
    const names = ['series', 'decisions', 'seriesDocuments', 'seriesExports'];
    return Promise.all(names.map((name) => world.connection.collection(name).find().toArray()));
  };

  /** Returns the calls whose status differs from the expected one. */
  const wrong = (browser: TestBrowser, of: Values, expected: (name: string) => number | undefined) =>
    unexpectedStatuses(names, (name) => call(browser, name, of), expected);

  it("have a row for every organizers' and moderators' call", () => {
    const levels = new Set(['organizer', 'clubModerator']);
    const calls = Object.values<Endpoint>(contract.series).flatMap(({ access, method, path }) =>
      levels.has(access) ? [`${method} ${path}`] : [],
    );

    expect(names.toSorted()).toEqual(calls.toSorted());
  });

  it('write nothing for a guest, a rider or another organizer', async () => {
    const before = await stored();
    const rider = (await world.member('just-rides')).browser;

    for (const name of writes) {
      expect([name, await call(new TestBrowser(world.app), name, values)]).toEqual([name, 401]);
      expect([name, await call(rider, name, values)]).toEqual([name, 403]);
      expect([name, await call(world.rival.browser, name, values)]).toEqual([name, 403]);
    }

    expect(await stored()).toEqual(before);
  });

  it('are rejected on objects of others', async () => {
    expect(await wrong(world.rival.browser, values, (name) => rows[name]?.foreign ?? 403)).toEqual([]);
  });

  it('return no drafts of others where the call is open to them', async () => {
    const { organizerId } = values;
    await world.makeSeries(world.owner.browser, { name: 'Тайный тур' }, [], false);
    const namesFor = async (browser: TestBrowser) => {
      const { json } = await browser.send('GET', `/api/series/actual/${organizerId}`);
      return json().data.map(({ name }: { name: string }) => name);
    };

    expect(await namesFor(world.owner.browser)).toContain('Тайный тур');
    expect(await namesFor(world.rival.browser)).toEqual([aTour.name]);
  });

  it('return not found for nonexistent objects', async () => {
    expect(await wrong(world.owner.browser, missing, (name) => rows[name]?.missing ?? 404)).toEqual([]);
  });

  it('are open to the owner', async () => {
    expect(await wrong(world.owner.browser, values, (name) => rows[name]?.own)).toEqual([]);
  });

  it('are open to an administrator on behalf of the organizer', async () => {
    const { organizerId } = values;
    const form = { ...aTour, name: 'Тур от имени клуба', organizerId };

    const { json } = await sendForm(world.admin, '/api/organizer/series', form, {}, 'POST');

    expect(seriesSchema.parse(json().data).organizer?._id).toBe(organizerId);
  });
});
