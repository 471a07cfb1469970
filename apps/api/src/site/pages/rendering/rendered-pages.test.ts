import { brotliDecompressSync } from 'node:zlib';
import { Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../../kernel/clock.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { hourMs } from '../../../kernel/time-units.ts';
import { visibilityChanged } from '../../../people/riders/visibility-changed.ts';
import { gameIdsChanged } from '../../../people/users/records/user-hooks.ts';
import { runJobs } from '../../../testing/run-jobs.ts';
import { startApi } from '../../../testing/start-api.ts';
import { watchMetrics } from '../../../testing/watch-metrics.ts';
import { TooLate } from './in-time.ts';
import { pageRequestOf } from './page-key.ts';
import type { RenderPage } from './render-page.ts';
import { RenderedPages } from './rendered-pages.ts';

const patiently = { timeout: 5_000 };
const requestOf = (address: string) => {
  const request = pageRequestOf(new URL(address, 'http://portal'));
  if (!request) throw new Error(`${address} is not rendered`);
  return request;
};

describe('RenderedPages', () => {
  let app: NestFastifyApplication;
  let pages: RenderedPages;
  let connection: Connection;
  let now: Date;
  let network = 0;
  let renders = 0;

  beforeAll(async () => {
    app = await startApi({ RENDERS_PER_MINUTE: '30' });
    pages = app.get(RenderedPages);
    connection = app.get<Connection>(getConnectionToken());
    app.get(Clock).now = () => now;
    await pages.watch();
    await vi.waitUntil(async () => {
      begin();
      const first = await shown('/403');
      return (await shown('/403')) === first;
    }, patiently);
  });
  afterAll(() => app.close());
  beforeEach(begin);

  /** Page that shows only how often it was rendered. */
  const counted: RenderPage = async () => ({ html: `<p>${++renders}`, status: 200, isListed: true });
  /** Page that reads races. */
  const ofRaces: RenderPage = async () => {
    await app.inject({ url: '/api/race/events?started=false' });
    return counted();
  };
  const find = (address: string, render: RenderPage = counted) =>
    pages.find(requestOf(address), String(network), render);
  const shown = async (address: string, render?: RenderPage) => {
    const page = await find(address, render);
    return page && brotliDecompressSync(page.page.bytes).toString();
  };
  /** Starts an hour with an empty cache, and a network without requests. */
  function begin() {
    network += 1;
    now = new Date(Date.UTC(2026, 10, 1, network, 0, 30));
    renders = 0;
  }

  it('renders a page once for all its readers, including concurrent ones', async () => {
    expect(await Promise.all([shown('/teams'), shown('/teams'), shown('/teams/')])).toEqual(['<p>1', '<p>1', '<p>1']);
    expect([await shown('/teams'), await shown('/teams?search=os'), await shown('/teams?search=os')]).toEqual([
      '<p>1',
      '<p>2',
      '<p>3',
    ]);
  });

  it('renders a page again when the minute is over', async () => {
    await shown('/streams');
    now = new Date(now.getTime() + 29_999);
    const before = await shown('/streams');
    now = new Date(now.getTime() + 1);

    expect([before, await shown('/streams')]).toEqual(['<p>1', '<p>2']);
  });

  it('invalidates only what a change of its collections may affect', async () => {
    await shown('/race/schedule', ofRaces);
    await shown('/organizers');
    await connection.collection('visits').insertOne({});
    await connection.collection('events').insertOne({ gameId: 1 });

    await expect.poll(() => shown('/race/schedule', ofRaces), patiently).toBe('<p>3');
    expect(await shown('/organizers')).toBe('<p>2');
  });

  it('does not cache a page whose data changed during rendering', async () => {
    const changing: RenderPage = async () => {
      const page = await ofRaces();
      await connection.collection('events').insertOne({ gameId: 2 });
      await expect.poll(() => shown('/race/schedule', ofRaces), patiently).not.toBe('<p>1');
      return page;
    };
    await shown('/race/schedule', ofRaces);
    const first = await shown('/race/results', changing);

    expect([first, await shown('/race/results', ofRaces)]).toEqual(['<p>2', '<p>4']);
  });

  it('does not treat as fresh what was rendered before its change stream broke', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await shown('/streams');
    await Reflect.get(Reflect.get(pages, 'feed'), 'stream').close();
    const during = [await shown('/streams'), await shown('/streams')];
    const isKept = async () => {
      const first = await shown('/streams');
      return first !== null && (await shown('/streams')) === first;
    };

    expect(during).toEqual(['<p>2', '<p>3']);
    await vi.waitUntil(isKept, { timeout: 5_000, interval: 250 });
    warn.mockRestore();
  });

  it.each([
    ['hides figures', visibilityChanged],
    ['leaves', gameIdsChanged],
  ])('serves the shell in place of a page that shows a rider who %s, until that is stored', async (_, hook) => {
    const rider: RenderPage = async () => ({ html: '<a href="/profile/1000202">', status: 200, isListed: true });
    const before = await shown('/riders', rider);
    const session = app.get(Transactions);
    await session.run((each) => app.get(Hooks).run(hook, { zwiftIds: [1_000_202] }, each));

    await expect.poll(() => shown('/riders', rider), patiently).toBeNull();
    expect(await shown('/riders?page=2')).toBe('<p>1');
    await runJobs(app, 'results.hide', 'series.hide', 'results.link', 'profiles.riders');
    expect(await shown('/riders', rider)).toBe(before);
  });

  it('renders two pages concurrently, with a short queue', async () => {
    const metrics = watchMetrics();
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const slow: RenderPage = async () => {
      running += 1;
      most = Math.max(most, running);
      await end;
      running -= 1;
      return counted();
    };
    const answers = Array.from({ length: 11 }, (_, page) => shown(`/race/results/${page + 1}`, slow));
    const refused = await answers[10];
    await vi.waitUntil(() => running > 1, patiently);
    finish();

    expect([refused, (await Promise.all(answers)).filter(Boolean).length, most]).toEqual([null, 10, 2]);
    expect(metrics.toSorted((one, other) => one.localeCompare(other))).toEqual([
      ...Array.from({ length: 10 }, () => 'otryv_page_render_duration_seconds succeeded'),
      'otryv_pages_refused_total',
    ]);
  });

  it('responds after one second, and caches the late page for the next reader', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn');
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    const slow: RenderPage = async () => {
      await end;
      return counted();
    };
    await expect(find('/series', slow)).rejects.toThrow(TooLate);
    finish();

    await expect.poll(() => shown('/series'), patiently).toBe('<p>1');
    expect(warn.mock.calls).toEqual([[{ address: 'series' }, 'A page was not rendered in time']]);
    warn.mockRestore();
  });

  it('renders at most 30 cold pages per minute and network', async () => {
    const answers: unknown[] = [];
    for (let page = 1; page <= 32; page += 1) answers.push(await shown(`/race/results?page=${page}`));
    answers.push(await shown('/race/results?page=30'));

    expect(answers.slice(29)).toEqual(['<p>30', null, null, '<p>30']);
  });

  it('serves the cached page while a network is over its limit, until the data changes', async () => {
    await shown('/race/schedule', ofRaces);
    for (let page = 1; page <= 30; page += 1) await shown(`/race/results?page=${page}`);
    now = new Date(now.getTime() + hourMs);
    expect(await shown('/race/schedule', ofRaces)).toBe('<p>1');

    await connection.collection('events').insertOne({ gameId: 3 });
    await expect.poll(() => shown('/race/schedule', ofRaces), patiently).toBeNull();
  });

  it('caches a page beyond the minute if it specifies a longer expiry', async () => {
    const untilMs = now.getTime() + hourMs;
    const lasting: RenderPage = async () => ({ ...(await counted()), untilMs });
    await shown('/streams', lasting);
    now = new Date(untilMs - 1);
    const before = await shown('/streams', lasting);
    now = new Date(untilMs);

    expect([before, await shown('/streams', lasting)]).toEqual(['<p>1', '<p>2']);
  });

  it('serves the shell if rendering fails, and logs the address without its parameters', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn');
    const failing: RenderPage = () => Promise.reject(new Error('at /race/results/5100001?row=1000202'));

    expect(await shown('/race/results/5100001?row=1000202', failing)).toBeNull();
    expect(JSON.stringify(warn.mock.calls)).toMatch(/raceResults/);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/1000202|5100001/);
  });

  it('serves the last version while the database is unavailable, and an error if there is none', async () => {
    const failing: RenderPage = () => Promise.reject(new DomainError('database_unavailable'));
    await shown('/series');
    now = new Date(now.getTime() + hourMs);

    expect(await shown('/series', failing)).toBe('<p>1');
    await expect(find('/site-services', failing)).rejects.toMatchObject({
      code: 'database_unavailable',
      retryAfterS: 30,
    });
  });
});
