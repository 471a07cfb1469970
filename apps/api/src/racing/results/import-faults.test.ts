import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { contract } from '@otryv/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstAndLast } from '../../testing/full-run.ts';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { ResultsImporter } from './import/results.importer.ts';

/** Status the contract names for the call; a missing one fails type checking. */
type Rejection = (typeof contract.results.refresh.errors)[number];

const race = 5_100_004;
/** Before the end of its window: nothing is final or fully compressed yet. */
const now = new Date('2026-11-11T17:30:00Z');

describe('an import while the game fails', () => {
  let world: RaceWorld;
  /**
   * App with a short response timeout: too short for sign-ins on a busy machine, long enough to detect a hanging game.
   */
  let impatient: NestFastifyApplication;
  let label: string[];
  let turn = 0;
  /** Ids of the simulated race at each step, so that a single response can be broken. */
  const parts = { group: 0, finisher: 0, ride: '', unfinished: 0, unfinishedRide: '' };
  let whole: Protocol['results'];

  beforeAll(async () => {
    world = await startRaceWorld({}, { GAME_RETRY_WAIT_MS: '1' });
    impatient = await world.startBeside({ GAME_TIMEOUT_MS: '250' });
    world.app.useLogger(listener());
    await world.add(race);
    await run();
    whole = (await world.protocol(race)).results;
    await findParts();
  });
  afterAll(async () => {
    await impatient.close();
    await world.close();
  });

  // Each case begins with something new to publish and one ride to read, so that no import succeeds trivially.
  beforeEach(async () => {
    label = [];
    turn += 1;
    await collection('events').updateOne({ gameId: race }, { $set: { name: `Race ${turn}` } });
    await collection('activities').deleteOne({ activityId: parts.ride });
  });

  afterEach(() => world.fault());

  type Protocol = Awaited<ReturnType<RaceWorld['protocol']>>;
  const run = (app = world.app) => app.get(ResultsImporter).importEvent(race, 'full', now);
  const collection = (name: string) => world.connection.collection(name);

  /** Removes the injected faults and imports again: everything is present, in one new version. */
  async function expectToComplete() {
    const { version } = await world.protocol(race);
    await world.fault();

    expect(await run()).toMatchObject({ changed: true, isFinal: false });

    expect(await world.protocol(race)).toMatchObject({ name: `Race ${turn}`, version: version + 1, results: whole });
  }

  function listener() {
    const hear = (...words: unknown[]) => label.push(JSON.stringify(words, withErrors));
    label = [];
    return { log: hear, warn: hear, error: hear };
  }

  async function findParts() {
    const [raw] = await collection('rawResults')
      .find({ 'unfinished.0': { $exists: true } })
      .toArray();
    const [first] = raw?.entries ?? [];
    const [row] = raw?.unfinished ?? [];
    parts.group = raw?.subgroupId;
    parts.unfinished = row.profileId;
    parts.unfinishedRide = row.activityData.activityId;
    const power = await collection('activities').findOne({ profileId: { $ne: row.profileId } });
    parts.ride = power?.activityId;
    parts.finisher = first.profileId;
  }

  /** Returns all stored result data and the served bytes. */
  async function state() {
    const { rawPayload, headers } = await world.app.inject({
      url: `/api/race/results/${race}`,
      headers: { 'accept-encoding': 'br' },
    });
    const counts = await Promise.all(
      ['protocols', 'resultImports', 'rawResults', 'riders'].map((name) => collection(name).countDocuments()),
    );
    const event = await collection('events').findOne({ gameId: race }, { projection: { updatedAt: 0 } });
    return { bytes: rawPayload.toString('base64'), etag: headers.etag, counts, event };
  }

  const steps = {
    'the first page of results': () => `race-results/entries\\?event_subgroup_id=${parts.group}&start=0&`,
    'a later page of results': () => `race-results/entries\\?event_subgroup_id=${parts.group}&start=[1-9]`,
    'the first page of who joined': () => `entrants/${parts.group}\\?.*participation=registered.*start=0$`,
    'a later page of who joined': () => `entrants/${parts.group}\\?.*participation=registered.*start=[1-9]`,
    'the rides of who did not finish': () => `activity-feed/feed/\\?.*profile_id=${parts.unfinished}&`,
    'the ride of who did not finish': () => `/api/activities/${parts.unfinishedRide}\\?`,
    'a profile': () => `/api/profiles/${parts.finisher}$`,
    'a ride': () => `/api/activities/${parts.ride}\\?`,
    'the power of a ride': () => `/api/activities/${parts.ride}/file/`,
  };
  type Step = keyof typeof steps;
  const names = Object.keys(steps) as Step[];
  const lists: Step[] = names.slice(0, 4);
  const rides: Step[] = names.slice(-2);
  const others = (some: readonly Step[]) => names.filter((name) => !some.includes(name));
  const away = { code: 'game_unavailable' } as const;

  const failing: { label: string; order: object; at: Step[]; code: Rejection; word: RegExp }[] = [
    {
      label: '401 again and again',
      order: { status: 401 },
      at: names,
      code: 'game_sign_in_failed',
      word: /game_sign_in_failed/,
    },
    { label: '403', order: { status: 403 }, at: lists, code: 'game_forbidden', word: /"path":"\/api\// },
    {
      label: '404',
      order: { status: 404 },
      at: lists.slice(0, 2),
      code: 'game_results_not_found',
      word: /"path":"\/api\//,
    },
    {
      label: '404',
      order: { status: 404 },
      at: lists.slice(2),
      code: 'game_entrants_not_found',
      word: /"path":"\/api\//,
    },
    {
      label: '429 with Retry-After, again and again,',
      order: { status: 429, retryAfter: 0.005 },
      at: names,
      ...away,
      word: /"reason":"status 429 at \/api\//,
    },
    { label: '500', order: { status: 500 }, at: names, ...away, word: /"reason":"status 500 at \/api\// },
    { label: 'silence', order: { hang: true }, at: names, ...away, word: /no answer from \/api\// },
    { label: 'half a JSON', order: { garbage: true }, at: names, ...away, word: /not JSON at \/api\// },
    {
      label: 'JSON of another shape',
      order: { stranger: true },
      at: others(rides),
      code: 'game_answer_invalid',
      word: /"code":"game_answer_invalid".*"path":"\/api\//,
    },
  ];

  it.each(failing.flatMap(({ at, ...fault }) => firstAndLast(at).map((step) => ({ ...fault, step }))))(
    'fails at $label for $step, leaves everything unchanged and reports the reason',
    async ({ step, order, code, word }) => {
      const before = await state();
      await world.fault({ path: steps[step](), ...order });

      const app = 'hang' in order ? impatient : world.app;
      await expect(run(app)).rejects.toMatchObject({ code });

      expect(await state()).toEqual(before);
      expect(label.filter((line) => line.includes('Results not imported'))).toHaveLength(1);
      expect(label.join('\n')).toMatch(word);
      await expectToComplete();
    },
  );

  it.each(
    firstAndLast(names).flatMap((step) =>
      [
        { label: '401', order: { status: 401 } },
        { label: '429 with Retry-After', order: { status: 429, retryAfter: 0.02 } },
        ...(lists.includes(step) ? [{ label: 'half a page', order: { halfPage: true } }] : []),
      ].map((fault) => ({ ...fault, step })),
    ),
  )('recovers when the game returns $label once for $step', async ({ step, order }) => {
    await world.fault({ path: steps[step](), times: 1, ...order });

    expect(await run()).toMatchObject({ changed: true, isFinal: false });

    expect((await world.protocol(race)).results).toEqual(whole);
  });

  it.each(
    firstAndLast(others([...lists, ...rides])).flatMap((step) => [
      { step, label: '403', order: { status: 403 }, word: /"path":"\/api\/.*The game does not show this/ },
      { step, label: '404', order: { status: 404 }, word: /"path":"\/api\/.*The game does not show this/ },
      ...(step === 'the rides of who did not finish'
        ? [{ step, label: 'half a list', order: { halfPage: true }, word: /Results imported/ }]
        : []),
    ]),
  )('keeps known data when the game withholds $step with $label', async ({ step, order, word }) => {
    await world.fault({ path: steps[step](), ...order });

    expect(await run()).toMatchObject({ changed: true, isFinal: false });

    expect((await world.protocol(race)).results).toEqual(whole);
    expect(label.join('\n')).toMatch(word);
  });

  it.each(
    rides.flatMap((step) => [
      { step, label: '403', order: { status: 403 } },
      { step, label: '404', order: { status: 404 } },
      { step, label: 'JSON of another shape', order: { stranger: true } },
    ]),
  )("keeps the game's four bests for a rider when it returns $label for $step", async ({ step, order }) => {
    await world.fault({ path: steps[step](), ...order });

    expect(await run()).toMatchObject({ changed: true, isFinal: false });

    const { results } = await world.protocol(race);
    const different = results.filter((row, index) => JSON.stringify(row) !== JSON.stringify(whole[index]));
    expect(results).toHaveLength(whole.length);
    expect(different.every(({ activityData }) => activityData.activityId === parts.ride)).toBe(true);
    expect(different.map(({ cpSource }) => cpSource)).toEqual(['game']);
    expect(label.join('\n')).toMatch(new RegExp(`"subject":"${parts.ride}".*The power of this ride cannot be read`));
    await expectToComplete();
  });
});

function withErrors(_key: string, value: unknown): unknown {
  return value instanceof Error ? Object.fromEntries(Object.entries(value)) : value;
}
