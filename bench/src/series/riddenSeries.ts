import {
  latestRulesVersion,
  type SeriesInput,
  type StageProtocol,
  type StageRide,
  stageProtocols,
} from '../../../packages/race/src/index.ts';

const groups = ['A', 'B', 'C', 'D', 'E'] as const;

/** Creates a tour: every rider rides every stage except for one in fifty, with times that repeat. */
export function riddenSeries(riders: number, stages: number): { input: SeriesInput; protocols: StageProtocol[] } {
  const input: SeriesInput = {
    rules: {
      seriesId: 'bench',
      type: 'tour',
      importance: 'standard',
      riderCategoryRule: 'recalculationAll',
      repeatRides: 'best',
      finishTimeLimit: { percentageFromLeader: 0, enforcement: 'manual' },

      rulesVersion: latestRulesVersion,
      timeGapThresholdSeconds: 0,
      categoryRanges: [],
      scoringTable: [],
      teamSize: 3,
    },
    stages: Array.from({ length: stages }, (_, at) => ({
      stage: { order: at + 1, includeResults: true, requiredForGeneral: true, disableTimeGapRule: false },
      rides: Array.from({ length: riders }, (__, rider) => rideOf(rider + 1, at)).filter(
        ({ entry }) => (entry.profileId + at * 7) % 50 !== 0,
      ),
      people: [],
    })),
    decisions: [],
  };
  return { input, protocols: stageProtocols(input) };
}

function rideOf(profileId: number, stage: number): StageRide {
  const spread = (profileId * 7919 + stage * 104_729) % 1_200_000;
  return {
    groupLabel: groups[profileId % groups.length] ?? 'A',
    start: 0,
    entry: {
      profileId,
      activityData: {
        durationInMilliseconds: 3_600_000 + spread,
        segmentDistanceInMeters: 40_000,
        elevationInMeters: 400,
        calories: 900,
      },
      profileData: { firstName: 'Rider', lastName: `No${profileId}`, gender: 'MALE', weightInGrams: 70_000 },
      sensorData: { avgWatts: 250, powerType: 'SMART_TRAINER' },
    },
  };
}
