import { season } from '@otryv/game-simulator';

export interface FillOptions {
  /** The seed and the moment the simulated season is laid around. */
  seed: number;
  anchor: string;
  /** Runs a task of the API's command line; answers its lines, rejects with them. */
  runTask: (words: readonly string[], say?: (line: string) => void) => Promise<string[]>;
  say: (line: string) => void;
}

// Longer than any race of the season lasts: one that set off later is still on the road.
const runningForMs = 2 * 3600_000;

/** Fills an empty database with the simulated season by the API's own tasks; a broken run goes on where it was. */
export async function fillSeason({ seed, anchor, runTask, say }: FillOptions): Promise<void> {
  const races = season(new Date(anchor), seed);
  const finished = races.filter(({ start }) => start.getTime() + runningForMs < Date.now());
  say(`Filling in the demo season: ${races.length} races, ${finished.length} of them finished.`);
  const began = Date.now();
  const byKind = Map.groupBy(races, ({ organizer, finishProtocol }) => JSON.stringify([organizer, finishProtocol]));
  let added = 0;
  for (const [kind, group] of byKind) {
    const [organizer, protocol] = JSON.parse(kind);
    const ids = group.map(({ id }) => String(id));
    await tolerating('event_known', () =>
      runTask(['event', 'add', ...ids, '--organizer', organizer, '--protocol', protocol]),
    );
    added += ids.length;
    say(`  sign-ups ${added} of ${races.length}`);
  }
  let loaded = 0;
  await runTask(['result', 'import', ...finished.map(({ id }) => String(id))], () => {
    loaded += 1;
    say(`  results ${loaded} of ${finished.length}`);
  });
  say(`The demo season is in (${Math.round((Date.now() - began) / 1000)} s).`);
}

/** A run that was broken off has added some already: that is no fault. */
async function tolerating(code: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [String(error)];
    const others = lines.filter((line) => !line.endsWith(': added') && !line.includes(code));
    if (others.length > 0) throw error;
  }
}
