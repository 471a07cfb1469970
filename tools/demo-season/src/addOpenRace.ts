import { openRace } from '@otryv/game-simulator';
import * as z from 'zod/mini';
import { callAt } from './apiCalls.ts';
import type { FillOptions } from './fillSeason.ts';
import { tolerating } from './tolerating.ts';

export interface OpenRaceOptions extends Pick<FillOptions, 'anchor' | 'runTask'> {
  /** The API. */
  address: string;
  now: Date;
  /** How many races are on; asks the API by default. */
  countOngoing?: () => Promise<number>;
}

const ongoing = z.object({ data: z.array(z.unknown()) });

/** Adds the open race of the moment with its first finishers unless a race is on, so that the demo shows one at any time. */
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
  // The API's own import waits behind those of earlier races while they come in.
  await tolerating(['import_running'], () => runTask(['result', 'import', String(id), '--fast']));
}

async function countAt(address: string): Promise<number> {
  const { data } = await callAt(address, null)('GET', '/api/race/events/ongoing', ongoing);
  return data.length;
}
