import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { buildPages } from '../browser/buildPages.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { serveFolder } from '../browser/serveFolder.ts';
import { comparedLine, countedLine, type Limit, type Line, milliseconds, toldLine, whole } from '../measuring/goal.ts';
import { compare, interleave, middle, ours, type Rounds } from '../measuring/rounds.ts';
import { countCommits } from './commits.ts';
import { checkEqual, visit } from './measurePage.ts';

const pages = { [ours]: 'ours.html', agGrid: 'agGrid.html', plain: 'plainWindow.html' };
const few = 301;
const many = 10_000;

type Say = (line: string) => void;

/** P1 to P5 and P8: ResultsTable with 25 columns in a browser of 1440 by 900. */
export async function* bench(say: Say): AsyncIterable<Line> {
  say('Building the pages …');
  const site = await serveFolder(await buildPages({ folder: 'tables', names: ['ours', 'agGrid', 'plainWindow'] }));
  const profiled = await serveFolder(await buildPages({ folder: 'tables', names: ['profiled'], isProfiled: true }));
  const browser = await openBrowser();
  try {
    yield* ofThousand(browser, site.origin);
    yield* ofTenThousand(browser, site.origin);
    yield* commitsOf(browser, `${profiled.origin}/profiled.html`);
  } finally {
    await browser.close();
    await Promise.all([site.close(), profiled.close()]);
  }
}

async function* ofThousand(browser: Browser, origin: string): AsyncIterable<Line> {
  await checkEqual(
    browser,
    Object.values(pages).map((page) => `${origin}/${page}`),
    1000,
  );
  const run = (page: string) => () => visit(browser, `${origin}/${page}`, 1000);
  const rounds = await interleave({
    [ours]: run(pages.ours),
    agGrid: run(pages.agGrid),
    plain: run(pages.plain),
  });
  const line = lineOf(rounds);
  yield line('P1', 'first row painted, 1,000 rows, against AG Grid', 'agGrid', 'firstRowMs', { atMost: 0.35 });
  for (const part of ['scriptMs', 'styleMs', 'layoutMs'])
    yield told(`  of that: ${part.replace('Ms', '')}`, rounds, 'agGrid', part, milliseconds);
  yield line('P2', 'the same, against a plain windowed table', 'plain', 'firstRowMs', { atMost: 1.6 });
  yield line('P3', 'sort to paint, 1,000 rows, against AG Grid', 'agGrid', 'sortMs', { atMost: 0.5 });
  yield told('  the same, against a plain windowed table', rounds, 'plain', 'sortMs', milliseconds);
  yield told('  elements, AG Grid beside (it leaves out columns out of sight)', rounds, 'agGrid', 'elements', whole);
}

async function* ofTenThousand(browser: Browser, origin: string): AsyncIterable<Line> {
  const run = (page: string, rows: number) => () => visit(browser, `${origin}/${page}`, rows);
  const rounds = await interleave({
    [ours]: run(pages.ours, many),
    few: run(pages.ours, few),
    agGrid: run(pages.agGrid, many),
  });
  const line = lineOf(rounds);
  yield line('P1', 'first row painted, 10,000 rows, against AG Grid', 'agGrid', 'firstRowMs', { atMost: 0.35 });
  yield line('P3', 'sort to paint, 10,000 rows, against AG Grid', 'agGrid', 'sortMs', { atMost: 0.5 });
  yield line('P4', 'sort to paint, 10,000 rows, against ours at 301', 'few', 'sortMs', { atMost: 1.7 });
  const [elements, elementsOfFew] = [ours, 'few'].map((name) => middle(rounds, name, 'elements'));
  assert.ok(elements && elementsOfFew);
  const what = `elements in the table at 10,000 rows`;
  yield countedLine({ goal: 'P5', what, limit: { atMost: 1999 }, ours: elements });
  yield countedLine({
    goal: 'P5',
    what: `${what}, against 301`,
    limit: { atMost: 1.1 },
    ours: elements,
    peer: elementsOfFew,
  });
}

function lineOf(rounds: Rounds) {
  return (goal: string, what: string, peer: string, measure: string, limit: Limit): Line =>
    comparedLine({ goal, what, limit, comparison: compare(rounds, peer, measure), format: milliseconds });
}

function told(what: string, rounds: Rounds, peer: string, measure: string, format: (value: number) => string): Line {
  return toldLine(what, format(middle(rounds, ours, measure)), format(middle(rounds, peer, measure)));
}

async function* commitsOf(browser: Browser, address: string): AsyncIterable<Line> {
  const { ofHover, hovered, rowsOfUpdate, shown } = await countCommits(browser, address);
  assert.ok(hovered > 30 && rowsOfUpdate > 0, 'The commits were not counted.');
  yield countedLine({
    goal: 'P8',
    what: `commits while the pointer crosses ${hovered} cells`,
    limit: { atMost: 0 },
    ours: ofHover,
  });
  const what = `rows of ${shown} that render when one of them changes`;
  yield countedLine({ goal: 'P8', what, limit: { atMost: 1 }, ours: rowsOfUpdate });
}
