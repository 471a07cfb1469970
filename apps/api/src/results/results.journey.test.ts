import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RaceResults } from '@otryv/contract';
import { raceResults } from '@otryv/contract/schemas';
import { type Simulator, season, startSimulator } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventsService } from '../events/events.service.ts';
import { startApi } from '../testing/start-api.ts';
import { ResultsImporter } from './results.importer.ts';

describe('a race from the game to its protocol', () => {
  let simulator: Simulator;
  let app: NestFastifyApplication;
  const anchor = new Date('2026-11-21T00:00:00Z');
  const race = season(anchor, 1)[0];

  beforeAll(async () => {
    simulator = await startSimulator({ port: 0, seed: 1, anchor });
    app = await startApi({
      GAME_AUTH_URL: simulator.authUrl,
      GAME_API_URL: simulator.apiUrl,
      GAME_USERNAME: simulator.account.username,
      GAME_PASSWORD: simulator.account.password,
    });
    await app
      .get(EventsService)
      .add({ gameId: race?.id ?? 0, organizer: race?.organizer, finishProtocol: race?.finishProtocol });
  });

  afterAll(async () => {
    await app?.close();
    await simulator?.close();
  });

  it('publishes every finisher once, in order', async () => {
    const outcome = await app.get(ResultsImporter).run(race?.id ?? 0, 'full');
    const { results } = (await protocol()).event;

    expect(outcome.finishers).toBeGreaterThan(10);
    expect(new Set(results.map(({ profileId }) => profileId)).size).toBe(results.length);
    expect(results.length).toBe(outcome.finishers + outcome.unfinished);
  });

  async function protocol(): Promise<RaceResults> {
    const { statusCode, json } = await app.inject({ url: `/api/race/results/${race?.id}` });
    expect(statusCode).toBe(200);
    return raceResults.parse(json());
  }
});
