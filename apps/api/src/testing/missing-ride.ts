import { aFitFile, fitSecond } from './fit-file.ts';
import type { RaceWorld } from './start-race-world.ts';

/** Ride whose power the game does not return, like a private activity's. */
export interface MissingRide {
  profileId: number;
  activityId: string;
  startMs: number;
  seconds: number;
  watts: number;
}

/** Removes the power of the first row of a race that has any, starting from a given row. */
export async function hideRide(world: RaceWorld, race: number, from = 0): Promise<MissingRide> {
  const row = (await world.protocol(race)).results
    .slice(from)
    .find((each) => each.cpSource === 'activity' && each.sensorData.avgWatts.value && !each.isDisqualification);
  if (!row?.activityData.activityId) throw new Error('Nobody has power.');
  const { connection } = world;
  const ofRow = { 'entries.profileId': row.profileId, eventId: race };
  const groups = await connection.collection('rawResults').find(ofRow).toArray();
  const entry = groups.flatMap(({ entries }) => entries).find(({ profileId }) => profileId === row.profileId);
  const { durationInMilliseconds: durationMs, endDate } = entry.activityData;
  const { activityId } = row.activityData;
  await connection.collection('activities').deleteOne({ activityId });
  return {
    profileId: row.profileId,
    activityId,
    startMs: Date.parse(endDate) - durationMs,
    seconds: Math.round(durationMs / 1000),
    watts: row.sensorData.avgWatts.value ?? 0,
  };
}

/** Builds the file of such a ride, with the power of each second. */
export function fileOfRide(
  { seconds, startMs }: MissingRide,
  wattsAt: (second: number) => number | null,
  shiftS = 0,
): Uint8Array<ArrayBuffer> {
  const records = Array.from({ length: seconds }, (_, second) => ({ second, watts: wattsAt(second) }));
  return aFitFile(records, fitSecond(startMs) + shiftS);
}
