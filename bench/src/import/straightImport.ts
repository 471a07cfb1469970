import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

type Json = Record<string, unknown>;

interface Row {
  profileId: number;
  eventSubgroupId: number;
  activityData: { activityId: string; durationInMilliseconds: number };
  profileData: Json;
}

interface Database {
  collection: (name: string) => { insertMany: (documents: object[]) => Promise<unknown> };
}

export const straightCollections = { rows: 'straightRows', rides: 'straightRides', riders: 'straightRiders' } as const;

const intervals = [5, 15, 30, 60, 180, 300, 720, 1200, 1800, 2400, 3600];
const page = 50;
const longIds = /("activityId":)(\d{16,})/g;
const compress = promisify(brotliCompress);

/** Imports like a script written in an evening: decode, compute, write. No rules, no versions, no concurrency. */
export async function straightImport(
  database: Database,
  textOf: (url: string) => Promise<string>,
  apiUrl: string,
  event: { gameId: number; eventSubgroups: { id: number; label: number }[] },
): Promise<void> {
  const base = apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`;
  const read = async (path: string) => JSON.parse((await textOf(base + path)).replaceAll(longIds, '$1"$2"'));
  const rows: Json[] = [];
  const rides: Json[] = [];
  const riders: Json[] = [];
  for (const { id, label } of event.eventSubgroups) {
    const entries = await resultsOf(id, read);
    entries.sort((a, b) => a.activityData.durationInMilliseconds - b.activityData.durationInMilliseconds);
    for (const [index, entry] of entries.entries()) {
      const { profileId, activityData } = entry;
      const activity = await read(`activities/${activityData.activityId}?fetchSnapshots=false&fetchEvent=true`);
      const data = JSON.parse(await textOf(activity.fitnessData.fullDataUrl));
      const watts = Uint16Array.from(data.powerInWatts as number[]);
      const bestEfforts = effortsOf(watts.subarray(0, Math.round(activityData.durationInMilliseconds / 1000)));
      rows.push({ ...entry, group: 'ABCDE'[label - 1], place: index + 1, bestEfforts });
      rides.push({
        activityId: activityData.activityId,
        profileId,
        power: Buffer.from(watts.buffer),
        bestEfforts,
      });
      riders.push(await read(`profiles/${profileId}`));
    }
  }
  const bytes = await compress(JSON.stringify(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  await Promise.all([
    database.collection(straightCollections.rows).insertMany(rows),
    database.collection(straightCollections.rides).insertMany(rides),
    database.collection(straightCollections.riders).insertMany(riders),
    database.collection('straightProtocols').insertMany([{ eventId: event.gameId, bytes }]),
  ]);
}

async function resultsOf(subgroupId: number, read: (path: string) => Promise<{ entries: Row[] }>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    // The import has each page begin with the last row of the previous one, and only its pages are in memory.
    const start = Math.max(0, rows.length - 1);
    const query = `event_subgroup_id=${subgroupId}&start=${start}&limit=${page}`;
    const { entries } = await read(`race-results/entries?${query}`);
    const added = entries.slice(rows.length - start);
    if (added.length === 0) return rows;
    rows.push(...added);
  }
}

/** Computes the best average of each interval, from prefix sums of the samples. */
function effortsOf(watts: Uint16Array): { duration: number; watts: number | null }[] {
  const sums = new Float64Array(watts.length + 1);
  for (let second = 0; second < watts.length; second += 1)
    sums[second + 1] = (sums[second] ?? 0) + (watts[second] ?? 0);
  return intervals.map((duration) => {
    if (watts.length < duration) return { duration, watts: null };
    let best = 0;
    for (let end = duration; end < sums.length; end += 1)
      best = Math.max(best, (sums[end] ?? 0) - (sums[end - duration] ?? 0));
    return { duration, watts: best / duration };
  });
}
