import type { GroupLabel } from '@otryv/race';
import type { BestEffort, MeasuredValue } from '../columns/measuredValue.ts';

export interface TeamOfRow {
  name: string;
  shortName: string;
  urlSlug: string;
  appearance: { badgeBackground: string | null } | null;
}

/** What a row of a race's protocol must carry; times and gaps in ms, weight in g, height in cm, speed in km/h. */
export interface ResultsTableRow {
  _id: string;
  profileId: number;
  subgroupLabel: GroupLabel;
  /** The place in the protocol; 0 is out of the classification. */
  rankEvent: number;
  profileData: {
    firstName: string;
    lastName: string;
    gender: 'MALE' | 'FEMALE' | null;
    imageSrc: string | null;
    countryAlpha3: string | null;
    age: number | null;
    /** The rider does not show the age. */
    isAgeHidden?: boolean | undefined;
    weightInGrams: MeasuredValue;
    heightInCentimeters: MeasuredValue;
    team: TeamOfRow | null;
    racingScore: number | null;
  };
  activityData: { durationInMilliseconds: MeasuredValue };
  sensorData: { avgWatts: MeasuredValue; heartRateData: { avgHeartRate: MeasuredValue } };
  wattsPerKg: MeasuredValue;
  speed: number | null;
  normalizedPower: number | null;
  variabilityIndex: number | null;
  /** Up to eleven intervals, `duration` in s. */
  cpBestEfforts: readonly BestEffort[];
  /** The official gaps; the table counts its own over the rows it shows. */
  gap: number | null;
  gapPrev: number | null;
  isDisqualification: boolean;
  disqualification: 'VIRTUAL_POWER' | 'DSQ' | 'OFF_RECORD' | 'DNF' | null;
  disqualificationDescription: string | null;
  isLeader: boolean;
  isSweeper: boolean;
}

export const timeOf = (row: ResultsTableRow) => row.activityData.durationInMilliseconds.value;
