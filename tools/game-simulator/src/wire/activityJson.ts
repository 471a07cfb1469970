import { averageWatts, distanceOf } from '../simulation/ride.ts';
import type { Activity } from '../world/activities.ts';
import { fileIds } from './activityId.ts';
import { gameDate } from './gameDate.ts';
import { heartRates } from './streamsJson.ts';

const LABELS = ['A', 'B', 'C', 'D', 'E'];

/** Formats an activity of a list or feed; `id` loses its last digits above 2^53, as the game's does. */
export function activitySummaryJson(activity: Activity) {
  const { ride, rider, startedAt, savedAt, course } = activity;
  const seconds = ride.watts.length;
  const metres = distanceOf(ride);
  return {
    id: Number(activity.id),
    id_str: activity.id,
    profileId: rider.profileId,
    profile: { id: rider.profileId, firstName: rider.firstName, lastName: rider.lastName, imageSrc: null },
    worldId: 1,
    name: activity.name,
    sport: activity.sport,
    startDate: gameDate(startedAt),
    endDate: gameDate(savedAt),
    lastSaveDate: gameDate(savedAt),
    duration: `${Math.floor(seconds / 3600)}:${Math.floor(seconds / 60) % 60}`,
    distanceInMeters: metres,
    totalElevation: Math.round(course.ascent * Math.min(1, metres / course.length)),
    avgWatts: averageWatts(ride),
    calories: Math.round((averageWatts(ride) * seconds) / 1000),
    movingTimeInMs: seconds * 1000,
    avgSpeedInMetersPerSecond: seconds === 0 ? 0 : metres / seconds,
    fitFileBucket: 's3-fit-prd-uswest2-zwift',
    fitFileKey: `prod/${rider.profileId}/${activity.id}`,
    eventId: activity.race?.event.id ?? null,
    privacy: rider.privateActivities ? 'PRIVATE' : 'PUBLIC',
    privateActivity: rider.privateActivities,
    activityRideOnCount: 0,
    activityCommentCount: 0,
    primaryImageUrl: null,
    autoClosed: false,
  };
}

/** Formats one activity with its event and, once saved, the addresses of its per-second files below `apiUrl`. */
export function activityJson(activity: Activity, apiUrl: string) {
  const { ride, rider } = activity;
  const beats = heartRates(ride, rider);
  return {
    ...activitySummaryJson(activity),
    avgHeartRate: beats.length === 0 ? 0 : beats.reduce((sum, beat) => sum + beat, 0) / beats.length,
    maxHeartRate: Math.max(0, ...beats),
    maxWatts: Math.max(0, ...ride.watts),
    maxSpeedInMetersPerSecond: Math.max(0, ...ride.speeds) / 100,
    percentageCompleted: ride.durationMs === null ? 0.5 : 1,
    notableMoments: [],
    profileFtp: rider.ftp,
    profileMaxHeartRate: rider.maxHeartRate,
    fitnessData: fitnessData(activity, apiUrl),
    eventInfo: eventInfo(activity),
    subgroupResults: null,
    clubId: activity.race?.event.organizer?.clubId ?? null,
  };
}

function fitnessData({ id, hasPower }: Activity, apiUrl: string) {
  if (!hasPower) return { status: 'PENDING', fullDataUrl: null, smallDataUrl: null };
  const { full, small } = fileIds(id);
  return {
    status: 'AVAILABLE',
    fullDataUrl: `${apiUrl}activities/${id}/file/${full}`,
    smallDataUrl: `${apiUrl}activities/${id}/file/${small}`,
  };
}

function eventInfo({ race, course }: Activity) {
  if (!race) return null;
  const { event, group } = race;
  return {
    id: event.id,
    eventSubGroupId: group.id,
    name: event.name,
    laps: event.length.laps,
    distanceInMeters: course.length,
    subgroupEventLabel: LABELS.indexOf(group.label) + 1,
  };
}
