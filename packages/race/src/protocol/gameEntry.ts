/** Figures of the ride; any of them may be missing in the game's response. */
export interface EntryActivity {
  /** Text, because ids exceed 2^53; empty or '0' means that there is no activity. */
  activityId?: string | null;
  calories?: number | null;
  /** Own riding time in ms, from the start of the rider's own group. */
  durationInMilliseconds?: number | null;
  elevationInMeters?: number | null;
  endDate?: string | null;
  endWorldTime?: number | null;
  mapId?: number | null;
  segmentDistanceInCentimeters?: number | null;
  segmentDistanceInMeters?: number | null;
  sport?: string | null;
  timePenaltyMs?: number | null;
  worldId?: number | null;
}

/** The four bests computed by the game, in W; 0 if the ride was shorter than the interval. */
export interface EntryCriticalPower {
  criticalP15Seconds?: number | null;
  criticalP1Minute?: number | null;
  criticalP5Minutes?: number | null;
  criticalP20Minutes?: number | null;
}

/** The rider as of the race: centimetres and grams. */
export interface EntryProfile {
  firstName?: string | null;
  lastName?: string | null;
  gender?: string | null;
  heightInCentimeters?: number | null;
  weightInGrams?: number | null;
  imageSrc?: string | null;
  playerType?: string | null;
}

export interface EntryHeartRate {
  avgHeartRate?: number | null;
  heartRateMonitor?: boolean | null;
}

export interface EntrySensors {
  avgWatts?: number | null;
  powerType?: string | null;
  pairedSteeringDevice?: boolean | null;
  trainerDifficulty?: number | null;
  heartRateData?: EntryHeartRate | null;
}

export interface EntryScore {
  newScore?: number | null;
  previousScore?: number | null;
  scoreChangeType?: string | null;
}

/**
 * One result of a rider, read from a row of the game: the input of the protocol. Everything but the rider's id may be
 * missing.
 */
export interface GameEntry {
  profileId: number;
  eventId?: number | null;
  eventSubgroupId?: number | null;
  /** The game's own rank in the group; the protocol computes its own. */
  rank?: number | null;
  bibNumber?: number | null;
  activityData?: EntryActivity | null;
  criticalP?: EntryCriticalPower | null;
  profileData?: EntryProfile | null;
  sensorData?: EntrySensors | null;
  scoreHistory?: EntryScore | null;
  qualified?: boolean | null;
  rankingValue?: number | null;
  rankingValueWinnerDifference?: number | null;
  lateJoin?: boolean | null;
  flaggedCheating?: boolean | null;
  flaggedSandbagging?: boolean | null;
  /** Set by the import on entries derived from the activity of an entrant without a finish. */
  didNotFinish?: boolean;
}
