import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventList } from '@otryv/contract/schemas';
import { season } from '@otryv/game-simulator';
import { openStore } from '../kills/store.ts';
import { startProduct } from './startProduct.ts';

/** Moment to kill a start: after a delay, or when it prints a line. */
export type KillPoint = { afterMs: number } | { atLine: RegExp };

export interface StartDrill {
  /** Kills of each round, which begins with an empty folder and ends with an undisturbed start. */
  rounds: readonly (readonly KillPoint[])[];
  log: (line: string) => void;
}

const startMs = 240_000;
/** Longer than any race of the season lasts. */
const runningForMs = 2 * 3600_000;

/** Kills first starts and checks that the next one continues and the season is complete; resolves to the failures. */
export async function startDrill({ rounds, log }: StartDrill): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, points] of rounds.entries()) {
    const data = await mkdtemp(join(tmpdir(), 'otryv-starts-'));
    try {
      for (const point of points) await killStart(data, point);
      const began = Date.now();
      const wrong = await wholeStart(data);
      faults.push(...wrong.map((fault) => `round ${index + 1}: ${fault}`));
      const state = wrong.length === 0 ? 'whole' : wrong.join('; ');
      log(`Round ${index + 1}: ${points.map(nameOf).join(', ')}: ${state} after ${Date.now() - began} ms.`);
    } finally {
      await rm(data, { recursive: true, force: true, maxRetries: 10 });
    }
  }
  return faults;
}

function nameOf(point: KillPoint): string {
  return 'afterMs' in point ? `killed after ${Math.round(point.afterMs)} ms` : `killed at ${point.atLine}`;
}

async function killStart(data: string, point: KillPoint): Promise<void> {
  const start = startProduct(data);
  const isThere = 'afterMs' in point ? wait(point.afterMs) : start.line(point.atLine);
  await Promise.race([isThere, start.ended]);
  start.kill('SIGKILL');
  await start.ended;
}

async function wholeStart(data: string): Promise<string[]> {
  const start = startProduct(data);
  const late = setTimeout(() => start.kill('SIGTERM'), startMs);
  try {
    const address = await Promise.race([start.address, start.ended.then(() => null)]);
    if (!address) return [`the start ended: ${start.lines().slice(-4).join(' | ')}`];
    return await faultsOf(address, data);
  } finally {
    clearTimeout(late);
    start.kill('SIGTERM');
    await start.ended;
  }
}

/** Returns missing, duplicated or partial data of a completed season. */
async function faultsOf(address: string, data: string): Promise<string[]> {
  const { MONGODB_URI } = JSON.parse(await readFile(join(data, 'stack.json'), 'utf8'));
  const { anchor, seed, isFilled } = JSON.parse(await readFile(join(data, 'season.json'), 'utf8'));
  const races = season(new Date(anchor), seed);
  const store = await openStore(MONGODB_URI);
  try {
    // Races of earlier months are imported after the season.
    const ids = new Set(races.map(({ id }) => id));
    const events = [...(await eventsOf(address, true)), ...(await eventsOf(address, false))].filter(({ id }) =>
      ids.has(id),
    );
    const known = new Map(events.map((event) => [event.id, event]));
    const over = races.filter(({ start }) => start.getTime() + runningForMs < Date.now());
    const stored = await Promise.all(over.map(({ id }) => store.faults(id)));
    return [
      ...(isFilled ? [] : ['the season is not marked as filled']),
      ...(events.length === races.length ? [] : [`${events.length} events, not ${races.length}`]),
      ...races.filter(({ id }) => !known.has(id)).map(({ id }) => `race ${id} is missing`),
      ...over.filter(({ id }) => !known.get(id)?.totalFinishedCount).map(({ id }) => `race ${id} has no results`),
      ...stored.flat(),
    ];
  } finally {
    await store.close();
  }
}

async function eventsOf(address: string, started: boolean) {
  const answer = await fetch(`${address}/api/race/events?started=${started}&docsOnPage=100`);
  return eventList.parse(await answer.json()).events;
}
