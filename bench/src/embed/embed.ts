import type { Browser } from 'playwright-core';
import { ofServedRace } from '../browser/servedRace.ts';
import { firstRowOnSlowPhone } from '../browser/slowPhone.ts';
import { browserEncodings, rawGet } from '../http/rawGet.ts';
import { comparedLine, countedLine, kilobytes, type Line, milliseconds } from '../measuring/goal.ts';
import { compare, interleave, ours, type RoundsWanted } from '../measuring/rounds.ts';
import { raceId } from '../product/raceFile.ts';
import { firstRow } from '../route/visits.ts';
import { serveClub } from './clubPages.ts';

const finishers = 100;
const gridRow = '.ag-row [col-id="rider"]';

/** P30: the protocol on a club's page, by one line of HTML. */
export function bench(log: (line: string) => void, wanted?: RoundsWanted): AsyncIterable<Line> {
  return ofServedRace({ finishers }, log, (browser, origin) => measure(browser, origin, wanted));
}

async function* measure(browser: Browser, portal: string, wanted?: RoundsWanted): AsyncIterable<Line> {
  const loader = await rawGet(`${portal}/embed/v1.js`, { 'accept-encoding': 'gzip' });
  yield countedLine({
    goal: 'P30',
    what: 'the loader, gzip',
    limit: { atMost: 6_000 },
    ours: loader.body.length,
    format: kilobytes,
  });
  const { body } = await rawGet(`${portal}/api/race/results/${raceId}`, { 'accept-encoding': browserEncodings });
  const club = await serveClub(portal, raceId, { type: 'application/json', encoding: 'br', body });
  const run = (path: string, row: string) => async () => ({
    firstRowMs: await firstRowOnSlowPhone(browser, `${club.origin}${path}`, row),
  });
  try {
    const rounds = await interleave(
      { [ours]: run('/element', firstRow), frame: run('/frame', firstRow), 'AG Grid': run('/agGrid', gridRow) },
      wanted,
    );
    const line = (peer: string, what: string, atMost: number) =>
      comparedLine({
        goal: 'P30',
        what,
        limit: { atMost },
        comparison: compare(rounds, peer, 'firstRowMs'),
        format: milliseconds,
      });
    yield line('frame', 'first row on slow 4G and a slow phone, against a frame with the same table', 0.6);
    yield line('AG Grid', 'the same, against AG Grid with the same protocol', 0.35);
  } finally {
    await club.close();
  }
}
