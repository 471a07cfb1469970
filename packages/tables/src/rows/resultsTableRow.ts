import type { Disqualification, GroupLabel, RankedRow, RideFigures } from '@otryv/race';
import type { BestEffort, MeasuredValue } from './measuredValue.ts';

export interface TeamOfRow {
  name: string;
  shortName: string;
  urlSlug: string;
  appearance: { badgeBackground: string | null } | null;
}

/** A rider with the data of the race day. */
export interface RiderInRace {
  firstName: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE' | null;
  imageSrc: string | null;
  countryAlpha3: string | null;
  age: number | null;
  /** Whether the rider hides the age. */
  isAgeHidden?: boolean | undefined;
  team: TeamOfRow | null;
  racingScore: number | null;
}

/** The figures of a ride: W, W/kg, beats per minute, kg and cm. */
export type MeasuredFigures = Record<Exclude<keyof RideFigures, 'speedKmh'>, MeasuredValue>;

/** A row of a race's protocol: that of `@otryv/race`, with the displayed figures and the rider. */
export interface ResultsTableRow
  extends Pick<
      RankedRow,
      'profileId' | 'groupLabel' | 'place' | 'timeMs' | 'gapToLeaderMs' | 'gapToPreviousMs' | 'speedKmh'
    >,
    MeasuredFigures {
  /** Whether the group is unknown; the label then means nothing. */
  hasNoGroup?: boolean | undefined;
  /** Unique in the table. */
  id: string;
  rider: RiderInRace;
  /** Why the row is out of the classification; `null` for a row in it. */
  disqualification: Pick<Disqualification, 'label' | 'reason'> | null;
  /** Whether the time is impossible for any rider, and so is the speed. */
  isTimeImplausible?: boolean | undefined;
  /** Whether the normalized power is derived from an implausible power or weight. */
  isNormalizedPowerImplausible?: boolean | undefined;
  /** The group actually ridden by a rider whom a decision ranks in another. */
  movedFrom?: GroupLabel | null | undefined;
  /** W. */
  normalizedPower: number | null;
  /** Normalized power divided by average power. */
  variabilityIndex: number | null;
  /** Up to eleven intervals. */
  bestEfforts: readonly BestEffort[];
  isLeader: boolean;
  isSweeper: boolean;
}
