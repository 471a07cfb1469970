import type { Figure, ResultDto } from '@otryv/contract';
import {
  CP_DURATIONS,
  type GameEntry,
  measuredOrNull as measuredValue,
  RankedRow,
  type RideFigures,
  wattsPerKg,
} from '@otryv/race';
import type { RaceEfforts } from '../../../game/activities/activities.service.ts';
import { hideFigures } from './hide-figures.ts';
import { markBest } from './mark-best.ts';

/** Fields of a ride that races and stages show. */
export type RideRow = Pick<
  ResultDto,
  'profileData' | 'activityData' | 'sensorData' | 'wattsPerKg' | 'cpBestEfforts' | 'cpSource'
>;

/** Fields of a ride in ranked rows of races and stages. */
type RankedRide = Pick<RankedRow, 'profileId' | 'timeMs' | 'entry' | 'person' | keyof RideFigures>;

type Measured = ResultDto['wattsPerKg'];
const plain = (value: number | null | undefined): Measured => ({ value: value ?? null, addition: '' });
const textOf = (value: string | null | undefined) => value ?? null;

/** Maps a ride to the contract, with all its figures. */
export function toRideRow(row: RankedRide, effortsOf: ReadonlyMap<string, RaceEfforts>): RideRow {
  const { entry } = row;
  return {
    profileData: profileOf(row),
    activityData: activityOf(row),
    sensorData: {
      avgWatts: plain(row.averageWatts),
      heartRateData: { avgHeartRate: plain(row.heartRate) },
      powerType: textOf(entry.sensorData?.powerType),
      pairedSteeringDevice: entry.sensorData?.pairedSteeringDevice ?? null,
    },
    wattsPerKg: plain(row.wattsPerKg),
    ...bestEffortsOf(entry, effortsOfRide(entry, effortsOf)),
  };
}

/** Returns the second-by-second power of a ride, where known. */
export function effortsOfRide(
  { activityData }: GameEntry,
  effortsOf: ReadonlyMap<string, RaceEfforts>,
): RaceEfforts | undefined {
  return effortsOf.get(activityData?.activityId ?? '');
}

/** Row that still has all its figures. */
interface WholeRow<Row> {
  row: Row;
  /** Account that raced. */
  profileId: number;
  /** Whether it is out of the classification. */
  isOut: boolean;
}

/** Removes from the rows what their riders hide, and marks the best of each shown column. */
export function toShownRows<Row extends RideRow>(
  whole: readonly WholeRow<Row>[],
  hidden: ReadonlyMap<number, readonly Figure[]>,
): Row[] {
  const shown = whole.map(({ row, profileId }) => hideFigures(row, hidden.get(profileId) ?? []));
  markBest(shown.filter((_, at) => !whole[at]?.isOut));
  return shown;
}

// The main profile provides the name; weight, height and sex stay those of the account that raced.
function profileOf(row: RankedRide): ResultDto['profileData'] {
  const { entry, person, weightKg, heightCm, profileId } = row;
  const profile = entry.profileData;
  const main = person?.main;
  const gender = profile?.gender;
  return {
    firstName: (main?.firstName ?? profile?.firstName?.trim()) || String(profileId),
    lastName: main?.lastName ?? profile?.lastName?.trim() ?? '',
    gender: gender === 'MALE' || gender === 'FEMALE' ? gender : null,
    imageSrc: main ? main.imageSrc : textOf(profile?.imageSrc),
    countryAlpha3: (main ?? person)?.countryAlpha3 ?? null,
    age: (main ?? person)?.age ?? null,
    weightInGrams: plain(weightKg === null ? null : Math.round(weightKg * 1000)),
    heightInCentimeters: plain(heightCm),
    team: (main ?? person)?.team ?? null,
    racingScore: null,
  };
}

function activityOf({ entry, timeMs }: RankedRide): ResultDto['activityData'] {
  const activity = entry.activityData;
  const id = activity?.activityId;
  const endDate = activity?.endDate ? new Date(activity.endDate) : null;
  return {
    activityId: id && id !== '0' ? id : null,
    durationInMilliseconds: plain(timeMs),
    segmentDistanceInMeters: activity?.segmentDistanceInMeters ?? null,
    elevationInMeters: activity?.elevationInMeters ?? null,
    calories: activity?.calories ?? null,
    endDate: endDate && !Number.isNaN(endDate.getTime()) ? endDate.toISOString() : null,
  };
}

function bestEffortsOf(
  entry: GameEntry,
  efforts: RaceEfforts | undefined,
): Pick<ResultDto, 'cpBestEfforts' | 'cpSource'> {
  const grams = entry.profileData?.weightInGrams ?? null;
  const power = efforts
    ? new Map(efforts.bestEfforts.map(({ duration, watts }) => [duration, watts]))
    : gamePower(entry);
  const cpBestEfforts = CP_DURATIONS.map((duration) => {
    const watts = measuredValue(power.get(duration));
    return {
      duration,
      watts: plain(watts === null ? null : Math.round(watts)),
      wattsKg: plain(wattsPerKg(watts, grams)),
    };
  });
  const hasAny = cpBestEfforts.some(({ watts }) => watts.value !== null);
  return { cpBestEfforts, cpSource: hasAny ? (efforts ? 'activity' : 'game') : null };
}

function gamePower({ criticalP }: GameEntry): Map<number, number | null> {
  return new Map([
    [15, criticalP?.criticalP15Seconds ?? null],
    [60, criticalP?.criticalP1Minute ?? null],
    [300, criticalP?.criticalP5Minutes ?? null],
    [1200, criticalP?.criticalP20Minutes ?? null],
  ]);
}
