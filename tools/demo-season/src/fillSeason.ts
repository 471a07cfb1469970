import { setTimeout as wait } from 'node:timers/promises';
import { season } from '@otryv/game-simulator';
import { isImported, tolerating } from './tolerating.ts';

export interface FillOptions {
  /** The seed and the moment the simulated season is laid around. */
  seed: number;
  anchor: string;
  /** Runs a task of the API's command line; answers its lines, rejects with them. */
  runTask: (words: readonly string[], say?: (line: string) => void) => Promise<string[]>;
  say: (line: string) => void;
  /** Waits while another process imports; two seconds by default. */
  pause?: () => Promise<void>;
}

// Longer than any race of the season lasts: one that set off later is still on the road.
const runningForMs = 2 * 3600_000;
const pauseMs = 2_000;
// The lock of a process that was killed lapses after a minute; an import of the server's own takes seconds.
const mostPauses = 90;

/**
 * Fills a database with the simulated season by the API's own tasks.
 *
 * It may be broken off at any point and run again: existing data stay unchanged, and what another process imports at the
 * moment, the server or a process that was killed, is waited for.
 */
export async function fillSeason({
  seed,
  anchor,
  runTask,
  say,
  pause = () => wait(pauseMs),
}: FillOptions): Promise<void> {
  const races = season(new Date(anchor), seed);
  const finished = races.filter(({ start }) => start.getTime() + runningForMs < Date.now());
  say(`Filling in the demo season: ${races.length} races, ${finished.length} of them finished.`);
  const began = Date.now();
  const byKind = Map.groupBy(races, ({ organizer, finishProtocol }) => JSON.stringify([organizer, finishProtocol]));
  let added = 0;
  for (const [kind, group] of byKind) {
    const [organizer, protocol] = JSON.parse(kind);
    const ids = group.map(({ id }) => String(id));
    await tolerating(['event_known'], () =>
      runTask(['event', 'add', ...ids, '--organizer', organizer, '--protocol', protocol]),
    );
    added += ids.length;
    say(`  sign-ups ${added} of ${races.length}`);
  }
  let waiting = finished.map(({ id }) => String(id));
  for (let turn = 0; waiting.length > 0; turn += 1) {
    const left = waiting.length;
    waiting = await importResults(waiting, runTask, (done) =>
      say(`  results ${finished.length - left + done} of ${finished.length}`),
    );
    if (waiting.length === 0) break;
    if (turn === mostPauses) throw new Error(`The results of ${waiting.join(', ')} are being imported without an end.`);
    if (turn === 0) say(`  ${waiting.length} races are being imported already: waiting for them`);
    await pause();
  }
  say(`The demo season is in (${Math.round((Date.now() - began) / 1000)} s).`);
}

/** Imports races; returns those that another process is importing. */
async function importResults(
  ids: readonly string[],
  runTask: FillOptions['runTask'],
  onImported: (count: number) => void,
): Promise<string[]> {
  let imported = 0;
  const lines: string[] = [];
  await tolerating(['import_running', 'protocol_official'], () =>
    runTask(['result', 'import', ...ids], (line) => {
      lines.push(line);
      if (!isImported(line)) return;
      imported += 1;
      onImported(imported);
    }),
  );
  return ids.filter((id) => lines.some((line) => line.startsWith(`${id}: import_running`)));
}
