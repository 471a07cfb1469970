import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as billingLimits from '../../clubs/billing/billing.limits.ts';
import * as botsLimits from '../../clubs/bots/bots.limits.ts';
import * as teamsLimits from '../../clubs/teams/records/teams.limits.ts';
import * as webhooksLimits from '../../clubs/webhooks/webhooks.limits.ts';
import * as mailingsLimits from '../../communication/mailings/mailings.limits.ts';
import * as fitfilesLimits from '../../community/fitfiles/fitfiles.limits.ts';
import { readConfig } from '../../config.ts';
import { Clock } from '../../kernel/clock.ts';
import * as filesLimits from '../../kernel/files/files.limits.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { type Limit, Limits } from '../../kernel/limits/limits.ts';
import { dayMs, daySeconds, hourMs, minuteMs } from '../../kernel/time-units.ts';
import * as authLimits from '../../people/auth/core/auth.limits.ts';
import * as usersLimits from '../../people/users/records/users.limits.ts';
import * as appealsLimits from '../../racing/appeals/appeals.limits.ts';
import * as calendarsLimits from '../../racing/calendars/calendars.limits.ts';
import * as resultsLimits from '../../racing/results/records/results.limits.ts';
import * as seriesLimits from '../../racing/series/records/series.limits.ts';
import { type BillingWorld, startBillingWorld } from '../billing-world.ts';
import { ANCHOR } from '../start-race-world.ts';
import { accessBorders } from './access-borders.ts';
import { type Border, outcomeOf, Scene } from './border.ts';
import {
  configuredDurations,
  keptDays,
  machineDurations,
  patience,
  recursEvery,
  retriedAfter,
} from './machine-durations.ts';
import { moneyBorders } from './money-borders.ts';
import { raceBorders } from './race-borders.ts';
import { readDurations } from './read-durations.ts';
import { sharedBorders } from './shared-borders.ts';
import { upkeepBorders } from './upkeep-borders.ts';

const borders = { ...accessBorders, ...moneyBorders, ...raceBorders, ...upkeepBorders, ...sharedBorders };
const source = resolve(import.meta.dirname, '../..');
const { declared, unnamed } = readDurations();
const unitsOf = declared.filter(({ name }) => /^(kernel\/time-units|race\/timeUnits)\.ts/.test(name));
const lengthOf = (name: string) => declared.find((one) => one.name === name)?.value ?? null;

const limits: Readonly<Record<string, { limit: Limit; most: number; perMs: number }>> = {
  'racing/appeals/appeals.limits.ts › appealsOfUser': { limit: appealsLimits.appealsOfUser, most: 20, perMs: hourMs },
  'people/auth/core/auth.limits.ts › signInOfLoginAndNetwork': {
    limit: authLimits.signInOfLoginAndNetwork,
    most: 10,
    perMs: 15 * minuteMs,
  },
  'people/auth/core/auth.limits.ts › signInOfLogin': { limit: authLimits.signInOfLogin, most: 50, perMs: dayMs },
  'people/auth/core/auth.limits.ts › signInOfDevice': {
    limit: authLimits.signInOfDevice,
    most: 10,
    perMs: 15 * minuteMs,
  },
  'people/auth/core/auth.limits.ts › signInEmail': { limit: authLimits.signInEmail, most: 1, perMs: hourMs },
  'people/auth/core/auth.limits.ts › signInOfNetwork': {
    limit: authLimits.signInOfNetwork,
    most: 50,
    perMs: 15 * minuteMs,
  },
  'people/auth/core/auth.limits.ts › registrationOfNetwork': {
    limit: authLimits.registrationOfNetwork,
    most: 10,
    perMs: hourMs,
  },
  'people/auth/core/auth.limits.ts › emailToMailbox': { limit: authLimits.emailToMailbox, most: 5, perMs: hourMs },
  'people/auth/core/auth.limits.ts › emailOfNetwork': { limit: authLimits.emailOfNetwork, most: 20, perMs: hourMs },
  'people/auth/core/auth.limits.ts › passwordOfUser': {
    limit: authLimits.passwordOfUser,
    most: 10,
    perMs: 15 * minuteMs,
  },
  'people/auth/core/auth.limits.ts › exportOfUser': { limit: authLimits.exportOfUser, most: 5, perMs: hourMs },
  'clubs/billing/billing.limits.ts › paymentsOfUser': { limit: billingLimits.paymentsOfUser, most: 20, perMs: hourMs },
  'clubs/bots/bots.limits.ts › signInsOfOrganizer': {
    limit: botsLimits.signInsOfOrganizer,
    most: 5,
    perMs: 15 * minuteMs,
  },
  'racing/calendars/calendars.limits.ts › readsOfLink': { limit: calendarsLimits.readsOfLink, most: 60, perMs: hourMs },
  'community/fitfiles/fitfiles.limits.ts › filesOfUser': {
    limit: fitfilesLimits.filesOfUser,
    most: 20,
    perMs: 15 * minuteMs,
  },
  'communication/mailings/mailings.limits.ts › trialsOfUser': {
    limit: mailingsLimits.trialsOfUser,
    most: 30,
    perMs: hourMs,
  },
  'clubs/webhooks/webhooks.limits.ts › sendsOfOrganizer': {
    limit: webhooksLimits.sendsOfOrganizer,
    most: 60,
    perMs: hourMs,
  },
  'kernel/files/files.limits.ts › picturesOfUser': { limit: filesLimits.picturesOfUser, most: 60, perMs: hourMs },
  'racing/results/records/results.limits.ts › dryRunsOfUser': {
    limit: resultsLimits.dryRunsOfUser,
    most: 300,
    perMs: 15 * minuteMs,
  },
  'racing/series/records/series.limits.ts › whatIfsOfReader': {
    limit: seriesLimits.whatIfsOfReader,
    most: 300,
    perMs: 15 * minuteMs,
  },
  'clubs/teams/records/teams.limits.ts › requestsOfUser': {
    limit: teamsLimits.requestsOfUser,
    most: 20,
    perMs: hourMs,
  },
  'clubs/teams/records/teams.limits.ts › teamsOfUser': { limit: teamsLimits.teamsOfUser, most: 5, perMs: hourMs },
  'people/users/records/users.limits.ts › channelsOfUser': {
    limit: usersLimits.channelsOfUser,
    most: 20,
    perMs: hourMs,
  },
  'people/users/records/users.limits.ts › looksOfUser': {
    limit: usersLimits.looksOfUser,
    most: 60,
    perMs: 15 * minuteMs,
  },
};

/** Durations that other tables of this file cover under another name. */
const elsewhere = {
  retries: [
    'people/auth/mail/auth.jobs.ts › retry',
    'people/messages/messages.jobs.ts › retry',
    'kernel/jobs/define-job.ts › usualRetry',
  ],
  kept: [
    'kernel/audit/audit.schema.ts › yearsKept',
    'site/logs/fault.schema.ts › daysKept',
    'communication/mailings/mailing.schema.ts › daysKept',
    'clubs/webhooks/webhook-delivery.schema.ts › daysKept',
    'kernel/outbox/outbox.schema.ts › keptSeconds',
    'community/profiles/records/rider-metric.schema.ts › daysKept',
  ],
};

describe('every duration', () => {
  it('is in a table of this folder: the borders if users notice it, otherwise the machine durations', () => {
    const tables = [
      ...unitsOf.map(({ name }) => name),
      ...Object.keys(borders),
      ...Object.keys({ ...machineDurations, ...limits }),
      ...Object.values(elsewhere).flat(),
    ];

    const names = declared.map(({ name }) => name);
    expect({
      addToATable: names.filter((name) => !tables.includes(name)),
      removeFromTheTable: tables.filter((name) => !names.includes(name)),
    }).toEqual({ addToATable: [], removeFromTheTable: [] });
  });

  it('has a name outside of functions, so that a table can list it', () => {
    expect(unnamed).toEqual([]);
  });

  it('of time units has the value of its name', () => {
    const second = { Ms: 1000, Seconds: 1 };
    const length = {
      second: 1,
      minute: 60,
      hour: 60 * 60,
      day: 24 * 60 * 60,
      week: 7 * 24 * 60 * 60,
      year: 365 * 24 * 60 * 60,
    };
    const expected = unitsOf.map(({ name }) => {
      const [, of = '', unit = ''] = /([a-z]+)(Ms|Seconds)$/.exec(name) ?? [];
      return { name, value: Reflect.get(length, of) * Reflect.get(second, unit) };
    });

    expect(unitsOf).toEqual(expected);
  });

  it('between machines has the value in its table, takes part in a test, and is shorter than whatever waits for it', () => {
    const found = Object.keys(machineDurations).map((name) => [name, lengthOf(name)]);
    const tests = Object.values(machineDurations).filter((one) => !existsSync(resolve(source, one.in)));
    const impatient = patience.filter((names) => {
      const values = names.map((name) => lengthOf(name) ?? 0);
      return values.some((value, index) => index > 0 && value <= (values[index - 1] ?? 0));
    });

    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(machineDurations).map(([name, { is }]) => [name, is])),
    );
    expect(tests).toEqual([]);
    expect(impatient).toEqual([]);
  });

  it('in the configuration has its default', () => {
    const required = { MONGODB_URI: 'mongodb://localhost', ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') };
    const found = Object.entries(readConfig(required)).filter(([name]) => /_MS$|_PER_(SECOND|MINUTE)$/.test(name));

    expect(Object.fromEntries(found)).toEqual(configuredDurations);
  });
});

describe('events that start or end with time', () => {
  let world: BillingWorld;
  let turn = 0;
  beforeAll(async () => {
    // An unwritable folder: with it backups recur.
    const BACKUP_FOLDER = join(tmpdir(), 'otryv-durations-backups');
    world = await startBillingWorld({ VK_CLIENT_ID: 'vk', VK_URL: 'http://127.0.0.1:9', BACKUP_FOLDER });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => world?.close());

  /** Returns the state of a new setup, this many ms after its start. */
  async function stateAt({ start, begin }: Border, ms: number): Promise<unknown> {
    turn += 1;
    const scene = new Scene(world, turn, start);
    world.app.get(Clock).now = () => scene.now;
    try {
      const state = await begin(scene);
      scene.moveTo(ms);
      return await state();
    } catch (error) {
      return String(error);
    }
  }

  it('have one state 1 ms before their border and the other from it on', async () => {
    const cases = Object.entries<Border | readonly Border[]>(borders).flatMap(([name, own]) =>
      [own].flat().map((border: Border, index) => ({ name: `${name}, border ${index + 1}`, border })),
    );
    const found: Record<string, unknown> = {};
    for (const { name, border } of cases)
      found[name] = [await stateAt(border, border.atMs - 1), await stateAt(border, border.atMs)];

    expect(found).toEqual(Object.fromEntries(cases.map(({ name, border }) => [name, border.states])));
  });

  it('reject the attempt after the last one until the period is over', async () => {
    const ask = (limit: Limit) => outcomeOf(world.app.get(Limits).count(limit, 'key'));
    const at = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: ANCHOR.getTime() + ms });
    const found: Record<string, unknown> = {};
    for (const [name, { limit, most, perMs }] of Object.entries(limits)) {
      at(0);
      const first = new Set<string>();
      for (let attempt = 0; attempt < most; attempt += 1) first.add(await ask(limit));
      const late = [await ask(limit)];
      at(perMs - 1);
      late.push(await ask(limit));
      at(perMs);
      late.push(await ask(limit));
      found[name] = [...first, ...late];
    }

    const expected = ['done', 'too_many_attempts', 'too_many_attempts', 'done'];
    expect(found).toEqual(Object.fromEntries(Object.keys(limits).map((name) => [name, expected])));
  });

  it('rerun a failed job after its delays, and not after the last of them', () => {
    const { definitions } = Reflect.get(world.app.get(Jobs), 'agenda');
    const waits = Object.entries<{ backoff?: (context: { attempt: number }) => number | null }>(definitions).flatMap(
      ([name, { backoff }]) => (backoff ? [[name, waitsOf(backoff)]] : []),
    );

    expect(Object.fromEntries(waits)).toEqual(retriedAfter);
  });

  it('recur at their interval', () => {
    const recurring: { name: string; interval: string }[] = Reflect.get(world.app.get(Jobs), 'recurring');

    expect(Object.fromEntries(recurring.map(({ name, interval }) => [name, interval]))).toEqual(recursEvery);
  });

  it('are kept for as long as their index specifies', () => {
    const { models } = world.app.get<Connection>(getConnectionToken());
    const found = Object.values(models).flatMap(({ collection, schema }) =>
      schema
        .indexes()
        .flatMap(([, { expireAfterSeconds }]) =>
          expireAfterSeconds === undefined ? [] : [[collection.name, Number(expireAfterSeconds) / daySeconds]],
        ),
    );

    expect(Object.fromEntries(found)).toEqual(keptDays);
  });
});

function waitsOf(backoff: (context: { attempt: number }) => number | null): number[] {
  const waits: number[] = [];
  for (let ms = backoff({ attempt: 1 }); ms !== null && waits.length < 20; ms = backoff({ attempt: waits.length + 1 }))
    waits.push(ms / 1000);
  return waits;
}
