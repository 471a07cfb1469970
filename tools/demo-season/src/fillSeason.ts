import { setTimeout as wait } from 'node:timers/promises';
import { season } from '@otryv/game-simulator';
import { isImported, tolerating } from './tolerating.ts';

export interface FillOptions {
  /** Seed, and the moment around which the simulated season is laid out. */
  seed: number;
  anchor: string;
  /** Runs a task of the API's command line; resolves to its lines, rejects with them. */
  runTask: (args: readonly string[], log?: (line: string) => void) => Promise<string[]>;
  log: (line: string) => void;
  /** Waits while another process imports; two seconds by default. */
  pause?: () => Promise<void>;
}

/** Longer than any race of the season lasts: one that started later is still ongoing. */
export const runningForMs = 2 * 3600_000;
const pauseMs = 2_000;
// The lock of a killed process expires after a minute; an import of the server itself takes seconds.
const mostPauses = 90;

/**
 * Fills a database with the simulated season through the API's own tasks.
 *
 * May be interrupted at any point and run again: existing data stay unchanged, and it waits for pending imports of
 * other processes: the server, or a killed process.
 */
export async function fillSeason({
  seed,
  anchor,
  runTask,
  log,
  pause = () => wait(pauseMs),
}: FillOptions): Promise<void> {
  const races = season(new Date(anchor), seed);
  const finished = races.filter(({ start }) => start.getTime() + runningForMs < Date.now());
  log(`Filling in the demo season: ${races.length} races, ${finished.length} of them finished.`);
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
    log(`  sign-ups ${added} of ${races.length}`);
  }
  let waiting = finished.map(({ id }) => String(id));
  for (let turn = 0; waiting.length > 0; turn += 1) {
    const left = waiting.length;
    waiting = await importResults(waiting, runTask, (done) =>
      log(`  results ${finished.length - left + done} of ${finished.length}`),
    );
    if (waiting.length === 0) break;
    if (turn === mostPauses) throw new Error(`The results of ${waiting.join(', ')} are being imported without an end.`);
    if (turn === 0) log(`  ${waiting.length} races are being imported already: waiting for them`);
    await pause();
  }
  log(`The demo season is in (${Math.round((Date.now() - began) / 1000)} s).`);
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
