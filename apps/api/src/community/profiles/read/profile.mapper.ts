import type { PowerCurveDto, RiderPower, RiderProfile } from '@otryv/contract';
import { type CurveEffort, categoryForecast, FTP_INTERVAL, implausibleIntervals, roundTo } from '@otryv/race';
import type { User } from '../../../people/users/users.service.ts';
import type { RiderFigures } from '../records/rider-figures.ts';
import type { RiderRace } from '../records/rider-results.repository.ts';
import type { CurveOfRider, RaceOfCurve } from './power-curves.service.ts';
import { recordsOf } from './power-curves.service.ts';

type Forecast = RiderPower['forecast'];
type Records = RiderPower['records'];

export function toProfile({ bests: _ofLists, ...figures }: RiderFigures): RiderProfile {
  return { ...figures, bio: null };
}

export function toPowerCurve(zwiftId: number, curve: CurveOfRider | null): PowerCurveDto | null {
  if (!curve) return null;
  return {
    zwiftId,
    from: curve.from.toISOString(),
    updatedAt: curve.updatedAt.toISOString(),
    pointsWatts: curve.watts.map(({ duration, watts, ride }) => ({
      duration,
      value: Math.round(watts),
      ...sourceOf(ride),
    })),
    pointsWattsPerKg: curve.wattsPerKg.flatMap(({ duration, wattsPerKg, ride }) =>
      wattsPerKg === null ? [] : [{ duration, value: wattsPerKg, ...sourceOf(ride) }],
    ),
    leftOut: curve.leftOut.map(({ race, reason }) => ({ ...sourceOf(race), reason })),
  };
}

/** Maps the records without their ranks; W are removed if the weight is hidden. */
export function toRecords(curve: CurveOfRider | null, hidesWatts: boolean): Records {
  if (!curve) return [];
  const toEffort = ({ watts, wattsPerKg, ride }: CurveEffort<RaceOfCurve>) => ({
    watts: hidesWatts ? null : Math.round(watts),
    wattsKg: wattsPerKg,
    ...sourceOf(ride),
  });
  return recordsOf(curve).map(({ duration, byWattsKg, byWatts }) => ({
    duration,
    byWattsKg: byWattsKg.map(toEffort),
    // Ordering by W alone would reveal hidden weights.
    byWatts: hidesWatts ? [] : byWatts.map(toEffort),
    place: null,
  }));
}

export function toForecast(curve: CurveOfRider | null, hidesWatts: boolean): Forecast {
  const best = curve?.wattsPerKg.find(({ duration }) => duration === FTP_INTERVAL);
  if (!best || best.wattsPerKg === null) return null;
  const shownBest = { watts: Math.round(best.watts), wattsPerKg: roundTo(best.wattsPerKg, 2) };
  const forecast = categoryForecast(shownBest);
  if (!forecast) return null;
  const shown = { ...forecast, ...shownBest };
  return hidesWatts ? { ...shown, watts: null, missingWatts: null, wattsToReach: null } : shown;
}

export function toRacePower(race: RiderRace, counted: ReadonlySet<string>): RiderPower['powerFromEvents'][number] {
  const { row, eventId, eventName, eventStart } = race;
  const implausible = implausibleIntervals(row.cpBestEfforts);
  return {
    _id: row._id,
    eventId,
    eventName,
    eventStart: eventStart.toISOString(),
    isCounted: counted.has(row.activityData.activityId ?? ''),
    cpBestEfforts: row.cpBestEfforts
      .filter(({ duration }) => !implausible.has(duration))
      .map(({ duration, watts, wattsKg }) => ({ duration, watts: watts.value, wattsKg: wattsKg.value })),
  };
}

/** Maps the enabled channels of an account; `null` without one. */
export function toStreams(user: User | null): { platform: 'twitch' | 'youtube'; url: string }[] | null {
  if (!user || user.streams.streamingRestricted) return null;
  const { twitch, youtube } = user.streams;
  const handle = youtube.channelHandle.replace(/^@/, '');
  const streams = [
    ...(twitch.isEnabled && twitch.channelName
      ? [{ platform: 'twitch' as const, url: `https://www.twitch.tv/${encodeURIComponent(twitch.channelName)}` }]
      : []),
    ...(youtube.isEnabled && handle
      ? [{ platform: 'youtube' as const, url: `https://www.youtube.com/@${encodeURIComponent(handle)}/streams` }]
      : []),
  ];
  return streams.length > 0 ? streams : null;
}

function sourceOf({ startedAt, name, eventId }: RaceOfCurve) {
  return { date: startedAt.toISOString(), name, eventId };
}
