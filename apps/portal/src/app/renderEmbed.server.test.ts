import type { RaceResults, ResultDto, Stage } from '@otryv/contract';
import { defaultEmbedOptions, type EmbedKind } from '@otryv/contract/embed';
import { describe, expect, it } from 'vitest';
import { anEvent, anEventList, aSignedRider, aSubgroup, storyNow } from '../testing/anEvent.ts';
import { aRaceResults, aResult } from '../testing/aRaceResults.ts';
import { aClassification, aSeries, aStage } from '../testing/series.ts';
import { renderEmbed } from './entry-server.tsx';

const origin = 'https://otryv.example';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const hostile = '</script><script>alert(1)</script>';

interface Asked {
  kind?: EmbedKind;
  id?: string;
  now?: number;
  responses?: Record<string, object>;
  options?: object;
  /** Error response of all other reads. */
  error?: { status: number; code: string };
}

async function rendered({
  kind = 'results',
  id = '401',
  now = storyNow,
  responses = {},
  options = {},
  error: { status, code } = { status: 404, code: 'not_found' },
}: Asked) {
  const asked: string[] = [];
  const embed = { kind, id, options: { ...defaultEmbedOptions, ...options } };
  const rendering = await renderEmbed({ embed, now, origin }, async (address) => {
    asked.push(address);
    const { [address]: body = { code, message: 'Нет' } } = responses;
    return { status: address in responses ? 200 : status, body: JSON.stringify(body) };
  });
  return { ...rendering, asked };
}

const race = (changes: Parameters<typeof aRaceResults>[1] = {}) => ({
  '/api/race/results/401': aRaceResults(
    [0, 1, 2].map((at) => aResult(at)),
    changes,
  ),
});

const hoursAgo = (hours: number) => new Date(storyNow - hours * hourMs).toISOString();

/** A race of `hours` ago with two finishers. */
function raceOf(hours: number, changes: Partial<RaceResults['event']>, endDate: string | null = null) {
  const { activityData } = aResult();
  const rows = [aResult(0, { activityData: { ...activityData, endDate } }), aResult(1)];
  return { '/api/race/results/401': aRaceResults(rows, { eventStart: hoursAgo(hours), ...changes }) };
}

function protocolIn(state: 'provisional' | 'official') {
  const times = { protestsFrom: null, protestsUntil: null, officialAt: null, officialSince: null };
  return { isFinal: true, protocol: { state, ...times, officialBy: null, lock: null } };
}

/** A series with one stage of an hour ago. */
function seriesOf(changes: Partial<Stage>, totalFinishedCount: number | null) {
  const { events } = aStage(1);
  const raced = events.map((event) => ({ ...event, eventStart: hoursAgo(1), totalFinishedCount }));
  return { '/api/series/autumn-cup': { data: aSeries({ stages: [aStage(1, { events: raced, ...changes })] }) } };
}

describe('renderEmbed', () => {
  it('renders the rows and opens the portal in another tab', async () => {
    const { status, title, path, markup } = await rendered({ responses: race(), options: { rows: 2 } });

    expect({ status, title, path }).toEqual({ status: 200, title: 'Четверговая гонка', path: '/race/results/401' });
    expect(markup.match(/<tr[^>]*data-row/g) ?? markup.match(/<th[^>]*scope="row"/g)).toHaveLength(2);
    expect(markup).toContain('1–2 из 3');
    const links = markup.match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(2);
    for (const link of links)
      expect(link).toMatch(/href="https:\/\/otryv\.example\/[^"]*".*target="_blank" rel="noopener"/);
  });

  it('counts people, and lists riders without a group in no group', async () => {
    const out = (at: number, disqualification: ResultDto['disqualification'], profileId = aResult(at).profileId) =>
      aResult(at, { subgroupLabel: 'E', rankEvent: 0, disqualification, profileId });
    const first = aResult(0, { subgroupLabel: 'E' });
    const results = [first, aResult(1), out(2, 'SECOND_ACCOUNT', first.profileId), out(3, 'NO_GROUP')];
    const responses = {
      '/api/race/results/401': aRaceResults(results, { eventSubgroups: [aSubgroup('B'), aSubgroup('E')] }),
    };
    const [all, part, group] = await Promise.all(
      [{}, { rows: 1 }, { category: 'E' }].map(async (options) => rendered({ responses, options })),
    );

    expect(all?.markup).toContain('3 райдера');
    expect(part?.markup).toContain('1–1 из 3');
    expect(group?.markup).toContain('1 райдер<');
    expect(group?.markup.match(/<th[^>]*scope="row"/g)).toHaveLength(2);
  });

  it.each([
    { hidden: 'a rider ahead', category: 'B', rankEvent: 3, isShown: true },
    { hidden: 'only riders behind', category: 'A', rankEvent: 3, isShown: false },
    { hidden: 'only a rider without a rank', category: 'A', rankEvent: 0, isShown: false },
  ])('shows the ranks in a category if it hides $hidden: $isShown', async ({ category, rankEvent, isShown }) => {
    const results = aRaceResults([aResult(0), aResult(1), aResult(2, { rankEvent })]);
    const responses = { '/api/race/results/401': results };
    const { markup } = await rendered({ responses, options: { category } });

    expect(markup.includes('Место в категории')).toBe(isShown);
  });

  it('includes interval efforts only for the rows that are shown', async () => {
    const { state } = await rendered({ responses: race(), options: { category: 'B', rows: 1 } });
    const { results } = JSON.parse(state).reads['/api/race/results/401'].data.event;

    const intervals = results.map(({ subgroupLabel, cpBestEfforts }: ResultDto) => [
      subgroupLabel,
      cpBestEfforts.length,
    ]);
    expect(intervals).toEqual([
      ['A', 0],
      ['B', 1],
      ['C', 0],
    ]);
  });

  it('has a version that changes with the data but not with time', async () => {
    const [first, later, muchLater, other] = await Promise.all([
      rendered({ responses: race() }),
      rendered({ responses: race(), now: storyNow + 60_000 }),
      rendered({ responses: race(), now: storyNow + 4 * dayMs }),
      rendered({ responses: race({ version: 2 }) }),
    ]);

    expect([later.version, muchLater.version]).toEqual([first.version, first.version]);
    expect(other.version).not.toBe(first.version);
    // The pace has a tag for that.
    expect([first.refreshS, muchLater.refreshS]).toEqual([300, 0]);
  });

  it.each<[string, Asked, number]>([
    ['a race that awaits riders', { responses: raceOf(1, { isFinal: false }) }, 15],
    ['a provisional protocol', { responses: raceOf(1, protocolIn('provisional')) }, 15],
    ['one that ended lately', { responses: raceOf(6, protocolIn('provisional'), hoursAgo(2)) }, 15],
    ['one of long ago', { responses: raceOf(6, protocolIn('provisional'), hoursAgo(5)) }, 300],
    ['an official protocol', { responses: raceOf(1, protocolIn('official')) }, 300],
    [
      'a race without results that has begun',
      {
        responses: { '/api/race/events/401': { event: anEvent({ id: 401, eventStart: hoursAgo(1) }), routes: [] } },
        error: { status: 409, code: 'event_not_started' },
      },
      15,
    ],
    [
      'a stage without results',
      { kind: 'series', id: 'autumn-cup', responses: seriesOf({ hasResults: false }, null) },
      15,
    ],
    [
      'a stage with a part of its results',
      { kind: 'series', id: 'autumn-cup', responses: seriesOf({ hasResults: true }, null) },
      15,
    ],
    ['a whole stage', { kind: 'series', id: 'autumn-cup', responses: seriesOf({ hasResults: true }, 91) }, 300],
    [
      'a listed race that has begun',
      {
        kind: 'schedule',
        id: 'all',
        responses: {
          '/api/race/events?started=false&docsOnPage=10': anEventList([anEvent({ eventStart: hoursAgo(0.1) })]),
        },
      },
      15,
    ],
  ])('is refreshed fast while it changes: %s', async (_, asked, seconds) => {
    expect((await rendered(asked)).refreshS).toBe(seconds);
  });

  it('is cached for a minute if it depends on the time, else until a day may end or another pace begins', async () => {
    const event = anEvent({ id: 401 });
    const countdown = { '/api/race/events/401': { event, routes: [] } };
    const [results, next, started] = await Promise.all([
      rendered({ responses: race() }),
      rendered({ kind: 'countdown', responses: countdown }),
      rendered({ responses: race({ eventStart: new Date(storyNow + 1_000).toISOString() }) }),
    ]);

    const keptMs = [results, next, started].map(({ untilMs }) => untilMs - storyNow);
    expect(keptMs).toEqual([15 * minuteMs, minuteMs, 1_000]);
  });

  it('escapes a name with markup in both the markup and the state', async () => {
    const { markup, state, title } = await rendered({ responses: race({ name: hostile }) });

    expect(title).toBe(hostile);
    expect(markup).not.toContain('<script');
    expect(state).not.toContain('<');
    expect(JSON.parse(state).reads['/api/race/results/401'].data.event.name).toBe(hostile);
  });

  it.each<[EmbedKind, string]>([
    ['results', '401'],
    ['series', 'autumn-cup'],
    ['standings', 'autumn-cup'],
    ['rider', '1020'],
    ['countdown', '401'],
  ])('renders the same message for a missing and for a hidden %s', async (kind, id) => {
    const [missing, hidden] = await Promise.all([
      rendered({ kind, id }),
      rendered({ kind, id, error: { status: 403, code: 'series_hidden' } }),
    ]);
    const { status, markup, refreshS, title, path } = missing;

    expect([status, refreshS]).toEqual([404, 0]);
    expect(hidden).toMatchObject({ status, markup, refreshS, title, path });
    expect(markup).not.toContain(id);
    expect(markup).toContain(`href="${origin}/`);
  });

  it('counts down to a race without results, without listing the riders who signed up', async () => {
    const event = { ...anEvent({ id: 401 }), signedRiders: [aSignedRider(0)] };
    const responses = { '/api/race/events/401': { event, routes: [] } };
    const { markup, state, refreshS } = await rendered({ kind: 'countdown', responses });

    expect(markup).toContain('role="timer"');
    expect(state).not.toContain(aSignedRider(0).lastName);
    expect(refreshS).toBe(300);
    const started = await rendered({ kind: 'countdown', responses, now: Date.parse(event.eventStart) + minuteMs });
    expect(started.refreshS).toBe(300);
  });

  it.each([
    ['a tour', {}, 'Он появится после первого этапа'],
    ['a catch-up series', { type: 'catchUp' as const }, 'У этой серии нет общего зачёта'],
    ['a tour without one', { hasGeneral: false }, 'У этой серии нет общего зачёта'],
  ])('shows a placeholder until there are standings: %s', async (_, changes, text) => {
    const responses = { '/api/series/autumn-cup': { data: aSeries({ urlSlug: 'autumn-cup', ...changes }) } };
    const { markup } = await rendered({ kind: 'standings', id: 'autumn-cup', responses });

    expect(markup).toContain(text);
    expect(markup).toContain(`href="${origin}/series/autumn-cup/schedule"`);
  });

  it('requests the leaders of a series only when there are any', async () => {
    const responses = {
      '/api/series/autumn-cup': { data: aSeries() },
      '/api/series/general-classification/autumn-cup': aClassification(),
    };
    const { asked, markup } = await rendered({ kind: 'series', id: 'autumn-cup', responses });

    expect(asked).toEqual(Object.keys(responses));
    expect(markup).toContain('Лидеры');
  });
});
