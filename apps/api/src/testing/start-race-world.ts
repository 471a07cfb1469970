import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RaceResults } from '@otryv/contract';
import { raceResults } from '@otryv/contract/schemas';
import { type Simulator, type SimulatorOptions, season, startSimulator } from '@otryv/game-simulator';
import type { Connection } from 'mongoose';
import { Clock } from '../kernel/clock.ts';
import { EventAdditions } from '../racing/events/write/event-additions.ts';
import { startApi, startBeside } from './start-api.ts';

export const ANCHOR = new Date('2026-11-21T12:00:00Z');

/** API with a simulated game, and helpers to disturb both. */
export interface RaceWorld {
  app: NestFastifyApplication;
  simulator: Simulator;
  connection: Connection;
  variables: Record<string, string>;
  /** Starts another process of the API on the same database and game. */
  startBeside(variables?: Record<string, string>): Promise<NestFastifyApplication>;
  /** Adds a race of the season by its number, with its organizer and protocol. */
  add(gameId: number): Promise<void>;
  /** Injects a failure; without one, removes all. */
  fault(order?: object): Promise<void>;
  control(path: string, body?: object): Promise<void>;
  /** Returns the number of requests with this in the path, since the start or `forgetRequests`. */
  requests(part: string): Promise<number>;
  forgetRequests(): Promise<void>;
  protocol(gameId: number): Promise<RaceResults['event']>;
  close(): Promise<void>;
}

/** Starts both. The clock of the API stays at the anchor, and that of the game too unless an option sets it. */
export async function startRaceWorld(
  options: SimulatorOptions = {},
  variables: Record<string, string> = {},
): Promise<RaceWorld> {
  const simulator = await startSimulator({ anchor: ANCHOR, clock: () => ANCHOR.getTime(), ...options });
  const game = {
    GAME_AUTH_URL: simulator.authUrl,
    GAME_API_URL: simulator.apiUrl,
    GAME_DICTIONARY_URL: simulator.dictionaryUrl,
    GAME_PICTURES_URL: simulator.picturesUrl,
    GAME_USERNAME: simulator.account.username,
    GAME_PASSWORD: simulator.account.password,
    ...variables,
  };
  const app = await startApi(game);
  app.get(Clock).now = () => ANCHOR;
  const ask = (path: string, init: RequestInit) => fetch(`${simulator.controlUrl}${path}`, init);
  const control = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const { ok, status } = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!ok) throw new Error(`/control/${path} answered ${status}.`);
  };
  return {
    app,
    simulator,
    variables: game,
    startBeside: (more = {}) => startBeside(app, { ...game, ...more }),
    connection: app.get<Connection>(getConnectionToken()),
    control,
    add: async (gameId) => {
      const race = season(ANCHOR, 1).find(({ id }) => id === gameId);
      await app
        .get(EventAdditions)
        .add({ gameId, organizer: race?.organizer, finishProtocol: race?.finishProtocol ?? 'classicGroup' });
    },
    fault: async (order) => {
      if (order) await control('faults', order);
      else await ask('faults', { method: 'DELETE' });
    },
    requests: async (part) => {
      const counts = (await (await ask('requests', {})).json()) as Record<string, number>;
      return Object.entries(counts).reduce((sum, [path, count]) => sum + (path.includes(part) ? count : 0), 0);
    },
    forgetRequests: async () => {
      await ask('requests', { method: 'DELETE' });
    },
    protocol: async (gameId) => {
      const { json } = await app.inject({ url: `/api/race/results/${gameId}` });
      return raceResults.parse(json()).event;
    },
    close: async () => {
      await app.close();
      await simulator.close();
    },
  };
}
