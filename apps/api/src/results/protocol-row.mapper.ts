import type { Figure, ProtocolRow } from '@otryv/contract';
import {
  CP_DURATIONS,
  type Entry,
  type ImportanceLevel,
  measured as measuredValue,
  type ProtocolRow as RankedRow,
  ratingPoints,
  roundTo,
  variabilityIndex,
  wattsPerKg,
} from '@otryv/race';
import type { RaceEfforts } from '../activities/activities.service.ts';
import { hideFigures } from './hide-figures.ts';
import { type AcceptedFigure, type FoundFigure, foundFigures, withAccepted } from './judged-figures.ts';
import { markBest } from './mark-best.ts';

export interface ProtocolContext {
  eventId: number;
  effortsOf: ReadonlyMap<string, RaceEfforts>;
  /** Current racing scores, by profile id. */
  racingScores: ReadonlyMap<number, number>;
  /** What riders hide, by profile id. */
  hidden: ReadonlyMap<number, readonly Figure[]>;
  importance: ImportanceLevel;
  /** Whether places are counted in each group. */
  isRankedByGroup: boolean;
  /** What moderators accepted of this race. */
  accepted?: readonly AcceptedFigure[];
  leaders: ReadonlySet<number>;
  sweepers: ReadonlySet<number>;
}

type Measured = ProtocolRow['wattsPerKg'];
const plain = (value: number | null | undefined): Measured => ({ value: value ?? null, addition: '' });
const textOf = (value: string | null | undefined) => value ?? null;

/** The rows of a protocol in the shape of the contract, the best of what every column shows marked. */
export function toProtocolRows(rows: readonly RankedRow[], context: ProtocolContext): ProtocolRow[] {
  return toJudgedRows(rows, context).results;
}

/** The same with the implausible values, hidden ones too. */
export function toJudgedRows(
  rows: readonly RankedRow[],
  context: ProtocolContext,
): { results: ProtocolRow[]; implausible: FoundFigure[] } {
  const whole = rows.map((row) => withAccepted(toProtocolRow(row, context), context.accepted ?? []));
  const results = whole.map((row, at) => hideFigures(row, context.hidden.get(rows[at]?.profileId ?? 0) ?? []));
  markBest(results);
  return { results, implausible: foundFigures(whole) };
}

function toProtocolRow(row: RankedRow, context: ProtocolContext): ProtocolRow {
  const { entry, disqualification } = row;
  const efforts = context.effortsOf.get(entry.activityData?.activityId ?? '');
  const score = entry.scoreHistory;
  return {
    _id: `${context.eventId}.${row.profileId}`,
    profileId: row.shownProfileId,
    subgroupLabel: row.groupLabel,
    rank: measuredValue(entry.rank),
    rankEvent: row.place ?? 0,
    profileData: profileOf(row, context),
    activityData: activityOf(row),
    sensorData: {
      avgWatts: plain(row.averageWatts),
      heartRateData: { avgHeartRate: plain(row.heartRate) },
      powerType: textOf(entry.sensorData?.powerType),
      pairedSteeringDevice: entry.sensorData?.pairedSteeringDevice ?? null,
    },
    wattsPerKg: plain(row.wattsPerKg),
    speed: row.speedKmh,
    normalizedPower: efforts?.normalizedPower == null ? null : roundTo(efforts.normalizedPower, 2),
    variabilityIndex: variabilityIndex(efforts?.normalizedPower ?? null, row.averageWatts),
    ...bestEffortsOf(entry, efforts),
    scoreHistory: score
      ? {
          newScore: score.newScore ?? null,
          previousScore: score.previousScore ?? null,
          scoreChangeType: textOf(score.scoreChangeType),
        }
      : null,
    gap: row.gapToLeaderMs,
    gapPrev: row.gapToPreviousMs,
    isDisqualification: disqualification !== null,
    disqualification: disqualification?.status ?? null,
    disqualificationDescription: disqualification?.reason ?? null,
    finishersCount: row.finishersCount,
    isLeader: context.leaders.has(row.profileId),
    isSweeper: context.sweepers.has(row.profileId),
    category: row.groupLabel === row.riddenLabel ? null : row.riddenLabel,
    finalCategory: row.groupLabel === row.riddenLabel ? null : row.groupLabel,
    points: { zpruFinishPoints: pointsOf(row, context) },
  };
}

function pointsOf({ place, finishersCount }: RankedRow, { importance, isRankedByGroup }: ProtocolContext): number {
  const finishers = isRankedByGroup ? finishersCount.category : finishersCount.absolute;
  return ratingPoints({ place, finishers, importance });
}

// The main profile gives the name; weight, height and sex stay those of the account that raced.
function profileOf(row: RankedRow, { racingScores }: ProtocolContext): ProtocolRow['profileData'] {
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
    racingScore: racingScores.get(profileId) ?? null,
  };
}

function activityOf({ entry, timeMs }: RankedRow): ProtocolRow['activityData'] {
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
  entry: Entry,
  efforts: RaceEfforts | undefined,
): Pick<ProtocolRow, 'cpBestEfforts' | 'cpSource'> {
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

function gamePower({ criticalP }: Entry): Map<number, number | null> {
  return new Map([
    [15, criticalP?.criticalP15Seconds ?? null],
    [60, criticalP?.criticalP1Minute ?? null],
    [300, criticalP?.criticalP5Minutes ?? null],
    [1200, criticalP?.criticalP20Minutes ?? null],
  ]);
}
