import { setTimeout as wait } from 'node:timers/promises';
import { history, type SeasonRace } from '@otryv/game-simulator';
import * as z from 'zod/mini';
import { callAt } from './apiCalls.ts';
import type { FillOptions } from './fillSeason.ts';
import { tolerating } from './tolerating.ts';

export interface HistoryOptions extends Pick<FillOptions, 'anchor' | 'runTask' | 'log'> {
  /** Address of the API. */
  address: string;
  /** Returns the ids of the races with results; queries the API by default. */
  withResults?: () => Promise<ReadonlySet<number>>;
  /** Called after every tenth of the races. */
  onTenth?: () => Promise<unknown>;
  /** Waits until results may have arrived; ten seconds by default. */
  pause?: () => Promise<void>;
}

const pauseMs = 10_000;
const perTask = 10;
const perPage = 100;
const page = z.object({
  quantityPages: z.int(),
  events: z.array(z.object({ id: z.int(), totalFinishedCount: z.nullable(z.int()) })),
});

/**
 * Adds the races of the months before the season, latest first, and waits until the API's own jobs have imported them
 * all. May be interrupted at any point and run again: existing races stay unchanged.
 */
export async function fillHistory({
  anchor,
  address,
  runTask,
  log,
  withResults = () => racesWithResults(address),
  onTenth = async () => {},
  pause = () => wait(pauseMs),
}: HistoryOptions): Promise<void> {
  const races = history(new Date(anchor));
  log(`Importing ${races.length} races of the fourteen months before in the background.`);
  const known = await withResults();
  for (const { kind, ids } of tasksOf(races.filter(({ id }) => !known.has(id)))) {
    const words = [
      'event',
      'add',
      ...ids.map(String),
      '--organizer',
      kind.organizer,
      '--protocol',
      kind.finishProtocol,
    ];
    await tolerating(['event_known'], () => runTask(words));
  }
  for (let reported = -1; ; ) {
    const found = await withResults();
    const count = races.filter(({ id }) => found.has(id)).length;
    if (count === races.length) break;
    // Progress is reported per tenth.
    if (Math.floor(count / (races.length / 10)) > reported) {
      reported = Math.floor(count / (races.length / 10));
      log(`  history ${count} of ${races.length}`);
      await onTenth();
    }
    await pause();
  }
  await onTenth();
  log('The history is in.');
}

/** Groups races into tasks by kind, up to a size, roughly in the given order. */
function tasksOf(races: readonly SeasonRace[]) {
  const kinds = Map.groupBy(races, ({ organizer, finishProtocol }) => `${organizer} ${finishProtocol}`);
  const tasks = [...kinds.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / perTask) }, (_, turn) => {
      const some = group.slice(turn * perTask, (turn + 1) * perTask);
      return { turn, kind: group[0], ids: some.map(({ id }) => id) };
    }),
  );
  return tasks
    .toSorted((one, other) => one.turn - other.turn)
    .flatMap(({ kind, ids }) => (kind ? [{ kind, ids }] : []));
}

async function racesWithResults(address: string): Promise<Set<number>> {
  const found = new Set<number>();
  const guest = callAt(address, null);
  for (let number = 1, last = 1; number <= last; number += 1) {
    const path = `/api/race/events?started=true&docsOnPage=${perPage}&page=${number}`;
    const { events, quantityPages } = await guest('GET', path, page);
    for (const { id, totalFinishedCount } of events) if (totalFinishedCount !== null) found.add(id);
    last = quantityPages;
  }
  return found;
}
