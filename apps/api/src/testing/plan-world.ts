import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Payments, startPayments, startProviders, startTelegram, type Telegram } from '@otryv/provider-simulator';
import { type mongo, Types } from 'mongoose';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { Transactions } from '../kernel/database/transactions.ts';
import { FaultLog } from '../kernel/errors/fault-log.ts';
import { defineMessage } from '../kernel/outbox/define-message.ts';
import { Outbox } from '../kernel/outbox/outbox.ts';
import { MessagesService } from '../people/messages/messages.service.ts';
import { runTask } from '../tasks/run-task.ts';
import { planRace } from './plan-race-requests.ts';
import { sendForm } from './send-form.ts';
import { aTour } from './series-world.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from './start-race-world.ts';
import { addAccount, aPassword, type Response, TestBrowser } from './test-browser.ts';

const nowhere = 'http://127.0.0.1:9/';
const noPlatforms = {
  TWITCH_AUTH_URL: nowhere,
  TWITCH_API_URL: nowhere,
  TWITCH_CLIENT_ID: 'id',
  TWITCH_CLIENT_SECRET: 'secret',
  YOUTUBE_API_URL: nowhere,
  YOUTUBE_API_KEY: 'key',
};
const origin = 'http://localhost:3000';
const planMessage = defineMessage('test.told', z.object({ eventId: z.number() }));

/** Request of the plan, with the values that fill it. */
export interface AskedRequest {
  browser: TestBrowser;
  endpoint: string;
  values: Record<string, string | number>;
}

/** A sample of everything that is stored, for copies and requests. */
export interface PlanWorld {
  world: RaceWorld;
  payments: Payments;
  telegram: Telegram;
  /** Ids of created objects, for requests and jobs. */
  ids: {
    user: string;
    appeal: string;
    delivery: string;
    mailing: string;
    message: string;
    rider: number;
    spike: { profileId: number; value: number };
    team: string;
  };
  /** Export of all of it, before there are copies. */
  sample: string;
  /** Wraps each request of the plan, which it sends. */
  around?: (asked: AskedRequest, send: () => Promise<Response>) => Promise<Response>;
  db: () => mongo.Db;
  /** Runs a task of the command line, which has to succeed, and returns its lines. */
  run: (words: string) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Starts a server with jobs and every provider, on an empty database. */
export async function startPlanWorld(variables: Record<string, string> = {}): Promise<PlanWorld> {
  const payments = await startPayments({ now: () => ANCHOR.getTime() });
  const telegram = await startTelegram({ isDemo: true });
  const callback = `${origin}/api/auth/callback`;
  const providers = await startProviders({ redirects: { vk: `${callback}/vk`, yandex: `${callback}/yandex` } });
  const world = await startRaceWorld(
    {},
    {
      ...payments.settings,
      ...telegram.settings,
      ...noPlatforms,
      JOBS: 'true',
      MONGODB_DATABASE: `test-plans-${randomUUID()}`,
      ...providers.settings,
      PUBLIC_URL: origin,
      BACKUP_FOLDER: await aPath('backups'),
      // Shared with the second process started on its settings: the first one reads what it seals.
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      ...variables,
    },
  );
  return {
    world,
    payments,
    telegram,
    sample: await aPath('sample.otryv'),
    ids: {
      user: '',
      appeal: '',
      delivery: '',
      mailing: '',
      message: '',
      rider: 0,
      spike: { profileId: 0, value: 0 },
      team: '',
    },
    db: () => {
      if (!world.connection.db) throw new Error('There is no database.');
      return world.connection.db;
    },
    run: async (words) => {
      const lines: string[] = [];
      const failures = await runTask(world.app, words.split(' '), (line) => lines.push(line));
      expect({ words, failures, lines }).toEqual({ words, failures: 0, lines });
      return lines;
    },
    close: async () => {
      await world.close();
      await payments.close();
      await telegram.close();
      await providers.close();
    },
  };
}

/** Returns a path in a new folder. */
export async function aPath(name: string): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'otryv-plans-')), name);
}

/** Creates a JSON file in a new folder. */
export async function aFile(name: string, content: unknown): Promise<string> {
  const file = await aPath(`${name}.json`);
  await writeFile(file, JSON.stringify(content));
  return file;
}

/** Writes a message to the outbox. */
export async function notifyOnce(plan: PlanWorld) {
  const { app } = plan.world;
  await app.get(Transactions).run((session) => app.get(Outbox).write(planMessage, { eventId: planRace }, session));
}

/** Writes an entry to the error log. */
export async function failOnce(plan: PlanWorld) {
  const request = { requestId: 'r', method: 'GET', path: '/api/health', userId: null };
  await plan.world.app.get(FaultLog).write({ ...request, stack: 'TypeError' });
}

/** Writes a message to a user. */
export const writeMessage = ({ world: { app } }: PlanWorld, userId: string) =>
  app
    .get(Transactions)
    .run((session) =>
      app
        .get(MessagesService)
        .write({ userIds: [userId], by: null, type: 'system', title: 'План', text: 'План' }, session),
    );

/** Creates a published series with the race as its stage and a decision about a row. */
export async function aSeries(plan: PlanWorld, browser: TestBrowser, organizerId: string, name: string) {
  await giveRace(plan, organizerId);
  const form = { ...aTour, name, organizerId };
  const { _id: seriesId, urlSlug } = (await sendForm(browser, '/api/organizer/series', form, {}, 'POST')).json().data;
  const added = { seriesId, action: 'add', stage: { eventId: planRace } };
  await browser.send('PATCH', '/api/organizer/series/stages', added);
  await browser.send('PUT', '/api/organizer/series/publication', { seriesId, isPublished: true });
  const stage = await browser.send('GET', `/api/series/stage/results/${urlSlug}/1`);
  const rider = Number(stage.json().data.results[0].profileId);
  const row = { seriesId, stageResultId: `${seriesId}.1.${rider}` };
  await browser.send('PATCH', '/api/series/stage/results/category', { ...row, value: 'WA', reason: 'План' });
  return { series: String(seriesId), seriesSlug: String(urlSlug), rider };
}

/** Returns a browser signed in as a new administrator, and the id of the account. */
export async function anAdministrator(plan: PlanWorld, username: string) {
  const { app } = plan.world;
  const id = await addAccount(app, username);
  await plan.run(`user role ${username} admin`);
  const browser = new TestBrowser(app);
  await browser.signIn(username, aPassword);
  return { id, browser };
}

/** Assigns the race to an organizer. */
export async function giveRace(plan: PlanWorld, organizerId: string) {
  const organizer = { _id: new Types.ObjectId(organizerId), name: 'План', shortName: 'план', urlSlug: 'plan' };
  await plan.db().collection('events').updateOne({ gameId: planRace }, { $set: { organizer } });
}
