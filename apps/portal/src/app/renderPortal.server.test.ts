import { defaultSettings } from '@otryv/contract/cookies';
import type { ReadForPage } from '@otryv/contract/rendering';
import { describe, expect, it, vi } from 'vitest';
import { anEventWithRiders } from '../testing/anEvent.ts';
import { aRaceResults, aResult } from '../testing/aRaceResults.ts';
import { someRiders } from '../testing/riders.ts';
import { aSeries, aStageRow, seriesPath, seriesSlug, someStageResults } from '../testing/series.ts';
import { someStreamers } from '../testing/streams.ts';
import { aTeamCard } from '../testing/teams.ts';
import { renderPortal } from './entry-server.tsx';

const hostile = 'Ветер</script><script>alert(1)</script>\u2028$&';

/** Renders without a browser. */
function render(address: string, read: ReadForPage) {
  for (const name of ['window', 'document', 'location', 'navigator', 'localStorage']) vi.stubGlobal(name, undefined);
  const request = { address, now: Date.parse('2026-11-21T12:00:00Z'), settings: defaultSettings, site: '' };
  return renderPortal(request, read).finally(() => vi.unstubAllGlobals());
}

/** Reads these responses by their address, and nothing else. */
const readOf =
  (bodies: Record<string, unknown>): ReadForPage =>
  async (url) => ({
    status: url in bodies ? 200 : 404,
    body: JSON.stringify(bodies[url] ?? { code: 'not_found', message: 'Нет.' }),
  });

/** Returns the links for readers without scripts, by the label of their line: text, query, whether `nofollow`. */
const linesOf = (markup: string) =>
  Object.fromEntries(
    [...markup.matchAll(/<noscript><nav.*?<span[^>]*>(.*?)<\/span>(.*?)<\/nav>/g)].map(([, name = '', links = '']) => [
      name.replace('<!-- -->', ''),
      [...links.matchAll(/<a (.*?)>(.*?)<\/a>/g)].map(([, attributes = '', text]) => {
        const [, query] = /href="[^"?]*([^"]*)"/.exec(attributes) ?? [];
        return [text, query?.replaceAll('&amp;', '&'), attributes.includes('nofollow')];
      }),
    ]),
  );

it('sends each read of the screen once and embeds it so that no name can close the script', async () => {
  const teams = { data: [{ ...aTeamCard(), name: hostile }] };
  const read = vi.fn<ReadForPage>(async () => ({ status: 200, body: JSON.stringify(teams) }));

  const { markup, state } = await render('/teams', read);

  expect(read.mock.calls).toEqual([['/api/teams']]);
  expect(markup).toContain('Ветер&lt;/script&gt;');
  expect(markup).not.toMatch(/ style="|<title>|<script/);
  expect(state).not.toMatch(/<|\u2028/);
  expect(JSON.parse(state)).toMatchObject({ reads: { '/api/teams': { data: teams } }, settings: defaultSettings });
});

it('leaves a long read to the browser, which starts to fetch it with the page', async () => {
  const teams = {
    data: Array.from({ length: 500 }, (_, at) => aTeamCard({ name: `Команда ${at}`, urlSlug: `team-${at}` })),
  };

  const { markup, fetched, state } = await render('/teams', async () => ({
    status: 200,
    body: JSON.stringify(teams),
  }));

  expect(markup).toContain('Команда 499');
  expect(fetched).toEqual(['/api/teams']);
  expect(JSON.parse(state).reads).toEqual({ '/api/teams': null });
});

it('renders missing resources as the screen does', async () => {
  const body = JSON.stringify({ code: 'team_not_found', message: 'Такой команды нет.' });

  const { markup, state } = await render('/teams/none/members', async () => ({ status: 404, body }));

  expect(markup).toMatch(/<h1[^>]*>/);
  expect(Object.values(JSON.parse(state).reads)[0]).toMatchObject({ error: { status: 404, code: 'team_not_found' } });
});

it('leaves the redirect of /profile to the browser, which knows the reader', async () => {
  const warn = vi.spyOn(console, 'warn');

  await render('/profile', async () => ({ status: 200, body: '{}' }));

  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
});

it('redirects to the results of a race that is over, and to the schedule of an announced series', async () => {
  const warn = vi.spyOn(console, 'warn');
  const read = readOf({
    '/api/race/events/401': anEventWithRiders(1, { id: 401, started: true, hasResults: true }),
    [`/api/series/${seriesSlug}`]: { data: aSeries({ status: 'upcoming' }) },
    '/api/teams': { data: [aTeamCard()] },
  });
  const redirectOf = async (address: string) => (await render(address, read)).redirect;

  expect(await redirectOf('/race/schedule/401')).toBe('/race/results/401');
  expect(await redirectOf(`${seriesPath}/results?category=B`)).toBe(`${seriesPath}/schedule?category=B`);
  expect(await redirectOf('/teams')).toBeNull();
  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
});

describe('a long protocol without scripts', () => {
  const race = aRaceResults(Array.from({ length: 650 }, (_, at) => aResult(at)));
  const protocol = (query: string) => render(`/race/results/401${query}`, readOf({ '/api/race/results/401': race }));
  const rowsIn = (markup: string) => markup.match(/scope="row"/g)?.length;

  it('links to all its rows, each category and each order; search engines follow no other order', async () => {
    const { markup } = await protocol('?category=B&sort=-time');
    const lines = linesOf(markup);

    expect(rowsIn(markup)).toBe(30);
    expect(lines['Все строки:']).toEqual([['1–163', '?category=B&sort=-time&rows=all', true]]);
    expect(lines['Категория:']).toContainEqual(['Все', '?sort=-time', true]);
    expect(lines['Категория:']).toContainEqual(['A', '?category=A&sort=-time', true]);
    expect(lines['Сортировка:']).toContainEqual(['Время', '?category=B&sort=time', true]);
    expect(linesOf((await protocol('')).markup)['Категория:']).toContainEqual(['A', '?category=A', false]);
    expect(lines['Мощность:']).toContainEqual(['ватты', '?category=B&sort=-time&power=watts', true]);
  });

  it('is paged by 300 rows, falling back to the last page when a later one is requested', async () => {
    const first = await protocol('?rows=all');
    const second = await protocol('?rows=all&page=2');
    const late = await protocol('?rows=all&page=9');

    expect([first, second, late].map(({ markup }) => rowsIn(markup))).toEqual([300, 300, 50]);
    expect(second.markup).toMatch(/href="\/race\/results\/401\?rows=all&amp;page=3"[^>]*>Ещё 50</);
    expect(linesOf(second.markup)['Все строки:']).toEqual([
      ['1–300', '?rows=all', false],
      ['301–600', '?rows=all&page=2', false],
      ['601–650', '?rows=all&page=3', false],
    ]);
  });
});

it('serves a stage in pages of 300 rows when all are requested', async () => {
  const read = readOf({
    [`/api/series/${seriesSlug}`]: { data: aSeries() },
    [`/api/series/stage/results/${seriesSlug}/4`]: someStageResults(
      Array.from({ length: 310 }, (_, at) => aStageRow(at)),
    ),
  });
  const rowsAt = async (query: string) => {
    const { markup } = await render(`${seriesPath}/results/stage/4${query}`, read);
    return markup.match(/scope="row"/g)?.length;
  };

  expect([await rowsAt(''), await rowsAt('?rows=all'), await rowsAt('?rows=all&page=2')]).toEqual([30, 300, 10]);
});

it('notes next to the sign-in that it requires scripts', async () => {
  const { markup } = await render('/auth/authorization', async () => ({ status: 404, body: '{}' }));

  expect(markup).toMatch(/<noscript>.*Для этой формы нужен JavaScript.*<\/noscript>/);
});

it('links to the choices of lists without scripts', async () => {
  const body = JSON.stringify({ ...someRiders(), quantityOnAir: 3 });
  const riders = linesOf((await render('/riders', async () => ({ status: 200, body }))).markup);
  const streams = await render('/streams?platform=youtube', async () => ({
    status: 200,
    body: JSON.stringify(someStreamers()),
  }));

  expect(riders['Трансляции:']).toEqual([
    ['Все', '', false],
    ['в эфире: 3', '?onAir=true', true],
  ]);
  expect(linesOf(streams.markup)['Площадка:']).toEqual([
    ['Все', '', false],
    ['Twitch', '?platform=twitch', true],
    ['YouTube', '?platform=youtube', true],
  ]);
});
