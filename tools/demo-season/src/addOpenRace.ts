import { openRace } from '@otryv/game-simulator';
import * as z from 'zod/mini';
import { callAt } from './apiCalls.ts';
import type { FillOptions } from './fillSeason.ts';
import { tolerating } from './tolerating.ts';

export interface OpenRaceOptions extends Pick<FillOptions, 'anchor' | 'runTask'> {
  /** Address of the API. */
  address: string;
  now: Date;
  /** Returns the number of ongoing races; queries the API by default. */
  countOngoing?: () => Promise<number>;
}

const ongoing = z.object({ data: z.array(z.unknown()) });

/** Adds the current open race with its first finishers unless a race is ongoing, so that the demo always shows one. */
export async function addOpenRace({
  anchor,
  runTask,
  address,
  now,
  countOngoing = () => countAt(address),
}: OpenRaceOptions): Promise<void> {
  if ((await countOngoing()) > 0) return;
  const race = openRace(new Date(anchor), now);
  if (!race) return;
  const { id, organizer, finishProtocol } = race;
  await tolerating(['event_known'], () =>
    runTask(['event', 'add', String(id), '--organizer', organizer, '--protocol', finishProtocol]),
  );
  // The API's own import is queued behind those of earlier races.
  await tolerating(['import_running'], () => runTask(['result', 'import', String(id), '--fast']));
}

async function countAt(address: string): Promise<number> {
  const { data } = await callAt(address, null)('GET', '/api/race/events/ongoing', ongoing);
  return data.length;
}
