import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { contract } from '@otryv/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RaceWorld, startRaceWorld } from '../../../testing/start-race-world.ts';
import { EventSync } from '../../results/decide/event-sync.service.ts';

/** Status the contract names for the call; a missing one fails type checking. */
type Rejection = (typeof contract.events.sync.errors)[number];

const race = 5_100_014;

describe('a sync while the game fails', () => {
  let world: RaceWorld;
  let impatient: NestFastifyApplication;
  let group = 0;
  let signed = 0;

  beforeAll(async () => {
    world = await startRaceWorld({}, { GAME_RETRY_WAIT_MS: '1' });
    impatient = await world.startBeside({ GAME_TIMEOUT_MS: '250' });
    await world.add(race);
    const [first] = await riders().find({ eventId: race }).toArray();
    group = first?.subgroupId;
    signed = await riders().countDocuments({ eventId: race });
  });
  afterAll(async () => {
    await impatient.close();
    await world.close();
  });

  // Changes for every sync: a new name and a new rider in the game.
  beforeEach(async () => {
    await events().updateOne({ gameId: race }, { $set: { name: 'An older name' } });
    await riders().deleteOne({ eventId: race, subgroupId: group });
  });
  afterEach(() => world.fault());

  const sync = (app = world.app) => app.get(EventSync).sync(race);
  const events = () => world.connection.collection('events');
  const riders = () => world.connection.collection('signedRiders');
  const state = async () => [
    await events().find().toArray(),
    await riders().find().sort({ _id: 1 }).toArray(),
    (await world.app.inject({ url: `/api/race/events/${race}` })).body,
  ];

  const steps = {
    'the event': () => `/api/events/${race}?`,
    'its club': () => '/api/clubs/club/',
    'the first page of its riders': () => `entrants/${group}\\?.*start=0$`,
    'a later page of its riders': () => `entrants/${group}\\?.*start=[1-9]`,
  };
  type Step = keyof typeof steps;
  const names = Object.keys(steps) as Step[];
  const lists = names.filter((name) => name !== 'its club');

  const failing: { label: string; order: object; at: Step[]; code: Rejection }[] = [
    { label: '401 again and again', order: { status: 401 }, at: names, code: 'game_sign_in_failed' },
    { label: '403', order: { status: 403 }, at: lists, code: 'game_forbidden' },
    { label: '404', order: { status: 404 }, at: ['the event'], code: 'game_event_not_found' },
    { label: '404', order: { status: 404 }, at: lists.slice(1), code: 'game_entrants_not_found' },
    { label: '429 again and again', order: { status: 429, retryAfter: 0.005 }, at: names, code: 'game_unavailable' },
    { label: '500', order: { status: 500 }, at: names, code: 'game_unavailable' },
    { label: 'silence', order: { hang: true }, at: names, code: 'game_unavailable' },
    { label: 'half a JSON', order: { garbage: true }, at: names, code: 'game_unavailable' },
    { label: 'JSON of another shape', order: { stranger: true }, at: names, code: 'game_answer_invalid' },
  ];

  it.each(failing.flatMap(({ at, ...fault }) => at.map((step) => ({ ...fault, step }))))(
    'fails at $label for $step, leaves everything unchanged, and succeeds on the next attempt',
    async ({ step, order, code }) => {
      const before = await state();
      await world.fault({ path: steps[step](), ...order });

      const app = 'hang' in order ? impatient : world.app;
      await expect(sync(app)).rejects.toMatchObject({ code });

      expect(await state()).toEqual(before);
      await world.fault();
      await sync();
      expect(await riders().countDocuments({ eventId: race })).toBe(signed);
      expect(await events().findOne({ gameId: race })).toMatchObject({ name: expect.not.stringMatching('older') });
    },
  );

  it.each(
    names.flatMap((step) => [
      { step, label: '401', order: { status: 401 } },
      { step, label: '429 with Retry-After', order: { status: 429, retryAfter: 0.02 } },
      ...(step.includes('riders') ? [{ step, label: 'half a page', order: { halfPage: true } }] : []),
    ]),
  )('recovers when the game returns $label once for $step', async ({ step, order }) => {
    await world.fault({ path: steps[step](), times: 1, ...order });

    await sync();

    expect(await riders().countDocuments({ eventId: race })).toBe(signed);
  });
});
