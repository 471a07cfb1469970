import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { ofServedRace } from '../browser/servedRace.ts';
import { firstRowOnSlowPhone } from '../browser/slowPhone.ts';
import { browserEncodings, rawGet } from '../http/rawGet.ts';
import { comparedLine, countedLine, infoLine, kilobytes, type Line, milliseconds } from '../measuring/goal.ts';
import { compare, interleave, ours } from '../measuring/rounds.ts';
import { raceId } from '../product/raceFile.ts';
import { originalScriptBytes, serveHeavySite } from './heavySite.ts';
import { firstRow, type Loaded, visitRoute } from './visits.ts';

const finishers = 100;
const path = `/race/results/${raceId}`;
/** Bytes and requests of the original for a race of 100, as seen in a browser. */
const original = { bytes: 540_000, requests: 96 } as const;

/** P23 to P25: the results route of the built portal, served by the built API. */
export function bench(log: (line: string) => void): AsyncIterable<Line> {
  return ofServedRace({ finishers }, log, async function* (browser, origin) {
    yield* weights(browser, origin);
    yield* slowPhone(browser, origin);
  });
}

async function* weights(browser: Browser, origin: string): AsyncIterable<Line> {
  const home = await visitRoute(browser, `${origin}/`);
  const results = await visitRoute(browser, `${origin}${path}`);
  assert.notEqual(results.firstRow, '', 'The results route shows no row.');
  const scripts = {
    home: await scriptBytes(await namedScripts(`${origin}/`)),
    homeInAll: await scriptBytes(home.files),
    results: await scriptBytes(results.files),
  };
  const kilo = kilobytes;
  yield countedLine({
    goal: 'P23',
    what: 'script of the home page in all, gzip',
    limit: { atMost: 160_000 },
    ours: scripts.homeInAll,
    format: kilo,
  });
  yield infoLine('  of that named by the page', kilo(scripts.home));
  yield countedLine({
    goal: 'P23',
    what: 'script of the results route in all, gzip',
    limit: { atMost: 205_000 },
    ours: scripts.results,
    format: kilo,
  });
  yield infoLine('  the same, the original beside', kilo(scripts.results), kilo(originalScriptBytes));

  const files = results.files.filter(({ url }) => !url.includes('/flags/'));
  const total = results.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const what = `transfer of the results route, ${finishers} rows`;
  yield countedLine({ goal: 'P24', what, limit: { atMost: 0.5 }, ours: total, peer: original.bytes, format: kilo });
  yield infoLine('  its requests beside flags', String(files.length));
  yield infoLine('  its requests in all, the original beside', String(results.files.length), String(original.requests));
  for (const [type, each] of Map.groupBy(results.files, ({ type }) => type)) {
    yield infoLine(
      `  ${type}: bytes, requests`,
      kilo(each.reduce((sum, { bytes }) => sum + bytes, 0)),
      String(each.length),
    );
  }
}

/** Returns the scripts that a served page references, which it loads before its first rows. */
async function namedScripts(address: string): Promise<Pick<Loaded, 'url'>[]> {
  const { body } = await rawGet(address, { accept: 'text/html' });
  const names = [...body.toString().matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(
    ([, name]) => name ?? [],
  );
  assert.ok(names.length > 2, 'The page names no scripts.');
  return [...new Set(names)].map((name) => ({ url: new URL(name, address).href }));
}

/** Measures the scripts in gzip, whatever encoding the browser received. */
async function scriptBytes(files: readonly Pick<Loaded, 'url'>[]): Promise<number> {
  const scripts = files.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
  const answers = await Promise.all(scripts.map(({ url }) => rawGet(url, { 'accept-encoding': 'gzip' })));
  return answers.reduce((sum, { body }) => sum + body.length, 0);
}

async function* slowPhone(browser: Browser, origin: string): AsyncIterable<Line> {
  const { body } = await rawGet(`${origin}/api${path}`, { 'accept-encoding': browserEncodings });
  const heavy = await serveHeavySite(path, { type: 'application/json', encoding: 'br', body });
  try {
    await checkEqual(browser, origin, heavy.origin);
    const run = (site: string) => async () => ({
      firstRowMs: await firstRowOnSlowPhone(browser, `${site}${path}`, firstRow),
    });
    const rounds = await interleave({ [ours]: run(origin), heavy: run(heavy.origin) });
    yield comparedLine({
      goal: 'P25',
      what: 'first row on slow 4G and a slow phone, against 215 kB of script (moonshot 0.25)',
      limit: { atMost: 0.35 },
      comparison: compare(rounds, 'heavy', 'firstRowMs'),
      format: milliseconds,
    });
  } finally {
    await heavy.close();
  }
}

/** Throws unless both pages begin with the same rider's time. */
async function checkEqual(browser: Browser, mine: string, theirs: string): Promise<void> {
  const rows = await Promise.all([mine, theirs].map((site) => visitRoute(browser, `${site}${path}`)));
  const times = rows.map(({ firstRow }) => /\d\d:\d\d\.\d{3}/.exec(firstRow.replace(/\s/g, ''))?.[0]);
  assert.ok(times[0]);
  assert.equal(times[1], times[0]);
}
