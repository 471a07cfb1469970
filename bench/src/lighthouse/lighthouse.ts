import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { freePort } from '../../../tools/local-stack/src/index.ts';
import { ofServedRace } from '../browser/servedRace.ts';
import { rawGet } from '../http/rawGet.ts';
import { countedLine, infoLine, type Line, milliseconds, short } from '../measuring/goal.ts';
import { median } from '../measuring/rounds.ts';
import { raceId } from '../product/raceFile.ts';

const finishers = 100;
const protocol = `/race/results/${raceId}`;
const runs = 3;
const mostTurns = 30;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Score of the original's results page, on a phone. */
const originalScore = '58';

interface Audited {
  scores: number[];
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

/** P26: Lighthouse on a phone, unmodified: pages of the built product, the median of the runs of each. */
export async function* bench(log: (line: string) => void): AsyncIterable<Line> {
  const debuggingPort = await freePort();
  // A job creates the profiles of the race's riders.
  const race = { finishers, debuggingPort, settings: { JOBS: 'true' } };
  yield* ofServedRace(race, log, async function* (_, origin) {
    const pages = {
      home: '/',
      'a protocol': protocol,
      'the series': '/series',
      'a profile': await firstProfile(`${origin}${protocol}`),
    };
    for (const [name, path] of Object.entries(pages)) {
      const audits: Audited[] = [];
      for (let run = 1; run <= runs; run += 1) {
        log(`Lighthouse of ${name}, ${run} of ${runs} …`);
        audits.push(await audit(`${origin}${path}`, debuggingPort));
      }
      yield* linesOf(name, audits);
    }
  });
}

/** Returns the path of the first profile linked from a page: its first rendering may be late, and a job adds profiles. */
async function firstProfile(address: string): Promise<string> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const { body } = await rawGet(address, { accept: 'text/html' });
    const [path] = /\/profile\/\d+[^"?]*/.exec(body.toString()) ?? [];
    if (path && (await rawGet(new URL(path, address).href, { accept: 'text/html' })).status === 200) return path;
    await wait(1_000);
  }
  throw new Error(`${address} leads to no profile.`);
}

function* linesOf(name: string, audits: readonly Audited[]): Iterable<Line> {
  const of = (value: (audit: Audited) => number) => median(audits.map(value));
  const [performance = 0, ...others] = categories.map((_, index) => of(({ scores }) => scores[index] ?? 0));
  const goal = 'P26';
  const what = `${name}: performance, of 100`;
  yield countedLine({ goal, what, limit: { atLeast: 97 }, ours: performance });
  if (name === 'a protocol') yield infoLine('  the same, the original beside', short(performance), originalScore);
  const counts = [
    {
      what: '  largest contentful paint',
      limit: { atMost: 1800 },
      ours: of(({ lcpMs }) => lcpMs),
      format: milliseconds,
    },
    { what: '  total blocking time', limit: { atMost: 150 }, ours: of(({ tbtMs }) => tbtMs), format: milliseconds },
    { what: '  cumulative layout shift', limit: { atMost: 0.02 }, ours: of(({ cls }) => cls), format: short },
  ];
  for (const count of counts) yield countedLine({ goal, ...count });
  for (const [index, score] of others.entries()) yield infoLine(`  ${categories[index + 1]}, of 100`, short(score));
}

async function audit(url: string, port: number): Promise<Audited> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
  assert.ok(result, 'Lighthouse gave no result.');
  const { audits, categories: scored, runtimeError } = result.lhr;
  assert.equal(runtimeError, undefined, runtimeError?.message ?? '');
  const value = (name: string) => {
    const found = audits[name]?.numericValue;
    assert.ok(found !== undefined, `Lighthouse measured no ${name}.`);
    return found;
  };
  return {
    scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
