import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CatalogueService } from '../../game/catalogue/catalogue.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { EventCatalogue } from '../events/read/event-catalogue.ts';
import { EventSync } from '../results/decide/event-sync.service.ts';
import { lengthOf } from './build/route-length.ts';
import { SeriesJobs } from './series.jobs.ts';
import { refreshWindow } from './series-windows.ts';

type Groups = Parameters<typeof refreshWindow>[0]['eventSubgroups'];
type Group = Groups[number];

const hourMs = 3_600_000;
const minuteMs = 60_000;
const start = new Date('2026-11-22T08:00:00Z');

describe('a stage window (5.5)', () => {
  const aGroup = (label: number, changes: object = {}): Group => {
    const length = { distanceSummary: { distanceInKilometers: 40, elevationGainInMeters: 400 } };
    const group = { label, eventSubgroupStart: start, laps: 0, durationInSeconds: 0, routeId: null };
    return Object.assign(Object.create(null), group, length, changes);
  };
  const seconds = (groups: Groups) => {
    const window = refreshWindow({ eventSubgroups: groups }, () => null);
    const since = (moment: Date) => (moment.getTime() - start.getTime()) / 1000;
    return window && [since(window.from), since(window.until)];
  };

  const about = (...expected: number[]) => expected.map((value) => expect.closeTo(value, -1));

  it('is from the first predicted finish to the last, with 15 % of that ride and 20 minutes', () => {
    // 40 km with 400 m take 3788 s at 4.5 W/kg and 4841 s at 2.62 W/kg.
    expect(seconds([1, 2, 3, 4].map((label) => aGroup(label)))).toEqual(about(3788, 4841 * 1.15 + 1200));
  });

  it('counts each group from its own start', () => {
    const late = new Date(start.getTime() + 30 * minuteMs);

    expect(seconds([aGroup(4), aGroup(1, { eventSubgroupStart: late })])).toEqual(
      about(4841, 1800 + 3788 * 1.15 + 1200),
    );
  });

  it('skips group E, whose power cannot be predicted, and is unknown if it rides alone', () => {
    expect(seconds([aGroup(1), aGroup(5)])).toEqual(about(3788, 3788 * 1.15 + 1200));
    expect(seconds([aGroup(5)])).toBeNull();
    expect(seconds([])).toBeNull();
  });

  it('ends a timed ride when its time is over', () => {
    expect(seconds([aGroup(5, { durationInSeconds: 3600 })])).toEqual([3600, 3600 * 1.15 + 1200]);
  });
});

describe('the refresh of ongoing tours', { timeout: 60_000 }, () => {
  let world: SeriesWorld;
  let tour: Awaited<ReturnType<SeriesWorld['makeSeries']>>;
  let window: { from: Date; until: Date };

  beforeAll(async () => {
    world = await startSeriesWorld();
    tour = await world.makeSeries(world.owner.browser, {}, [mornings.coming]);
  }, 60_000);
  beforeEach(async () => {
    world.app.get(Clock).now = () => ANCHOR;
    await world.change(world.owner.browser, tour._id, {});
    window = await windowNow();
  });
  afterAll(() => world.close());

  const windowNow = async () => {
    const event = await world.app.get(EventCatalogue).requireEvent(mornings.coming, noTransaction);
    const catalogue = world.app.get(CatalogueService);
    const found = refreshWindow(event, (routeId) => lengthOf(catalogue.findRoute(routeId)));
    if (!found) throw new Error('The race that comes has no window.');
    return found;
  };
  /** Returns how often a job run requests results from the game, some minutes after a moment. */
  const askedAt = async (moment: Date, minutes: number) => {
    const now = new Date(moment.getTime() + minutes * minuteMs);
    world.app.get(Clock).now = () => now;
    await world.forgetRequests();
    await world.app.get(SeriesJobs).refreshRidden(now);
    return (await world.requests('race-results')) > 0;
  };

  it('requests results only within the window of a stage', async () => {
    expect(await askedAt(window.from, -1)).toBe(false);
    expect(await askedAt(window.from, 1)).toBe(true);
    expect(await askedAt(window.until, -1)).toBe(true);
    expect(await askedAt(window.until, 1)).toBe(false);
  });

  it.each([
    { title: 'is over', dates: { dateStart: '2026-11-09', dateEnd: '2026-11-20' } },
    { title: 'has not begun', dates: { dateStart: '2026-12-01', dateEnd: '2026-12-09' } },
  ])('requests nothing while the series $title', async ({ dates }) => {
    expect((await world.change(world.owner.browser, tour._id, dates)).statusCode).toBe(200);

    expect(await askedAt(window.from, 1)).toBe(false);
  });

  it('continues when the game fails, and retries on the next run', async () => {
    await world.fault({ path: 'race-results', status: 404 });
    expect(await askedAt(window.from, 1)).toBe(true);
    await world.fault();

    expect(await askedAt(window.from, 6)).toBe(true);
  });

  it('follows a rescheduled stage, in its window and in the public data', async () => {
    const later = (iso: string) => new Date(Date.parse(iso) + 26 * hourMs).toISOString();
    const response = await fetch(`${world.simulator.controlUrl}events/${mornings.coming}`);
    const game = (await response.json()) as { eventStart: string; eventSubgroups: Record<string, string>[] };
    const before = await world.stage(tour.urlSlug, 1);
    await world.control(`events/${mornings.coming}`, {
      eventStart: later(game.eventStart),
      eventSubgroups: game.eventSubgroups.map((group) => ({
        ...group,
        eventSubgroupStart: later(group.eventSubgroupStart ?? ''),
      })),
    });
    await world.app.get(EventSync).sync(mornings.coming);
    const moved = await windowNow();
    const after = await world.stage(tour.urlSlug, 1);
    const { stages } = (await world.app.inject({ url: `/api/series/${tour.urlSlug}` })).json().data;

    expect(moved.from.getTime() - window.from.getTime()).toBe(26 * hourMs);
    expect(await askedAt(window.from, 1)).toBe(false);
    expect(await askedAt(moved.from, 1)).toBe(true);
    expect(after.stage.eventStart).toBe(later(before.stage.eventStart ?? ''));
    expect(stages[0].eventStart).toBe(after.stage.eventStart);
  });
});
