import type { Comparison } from '@otryv/contract';
import {
  commonRaces,
  finishProtocol,
  type HeadToHead,
  headToHead,
  isRankedByGroup,
  type RaceOfRider,
} from '@otryv/race';
import type { RiderRace } from '../records/rider-results.repository.ts';

type CommonRace = Comparison['races'][number];

export interface ComparedRaces {
  /** Newest first. */
  races: CommonRace[];
  score: HeadToHead;
}

/** Returns the races that at least two of the riders have in common, and the score of all of them. */
export function comparedRaces(riders: readonly (readonly RiderRace[])[]): ComparedRaces {
  const common = commonRaces(riders.map((races) => races.map(toComparable)));
  const races = common.flatMap(({ results, uncounted, aheadAt, leadMs }) => {
    const [known] = results.flatMap((result) => result ?? []);
    return known ? [{ ...toRace(known.race), sides: results.map(toSide), uncounted, aheadAt, leadMs }] : [];
  });
  return {
    races: races.toSorted((one, other) => other.eventStart.localeCompare(one.eventStart)),
    score: headToHead(common, riders.length),
  };
}

interface ComparableRace extends RaceOfRider {
  race: RiderRace;
}

/** Maps a race for comparison by gaps to one leader: if groups start separately, times are not comparable. */
function toComparable(race: RiderRace): ComparableRace {
  const { eventId, row, place, typeRaceCustom } = race;
  return {
    eventId,
    race,
    group: isRankedByGroup(finishProtocol(typeRaceCustom)) ? row.subgroupLabel : '',
    timeMs: row.gap ?? 0,
    isRanked: place > 0,
  };
}

function toRace({ eventId, eventName, eventStart, row: { activityData } }: RiderRace) {
  return {
    eventId,
    eventName,
    eventStart: eventStart.toISOString(),
    distanceInMeters: activityData.segmentDistanceInMeters,
    elevationInMeters: activityData.elevationInMeters,
  };
}

function toSide(result: ComparableRace | null): CommonRace['sides'][number] {
  if (!result) return null;
  const { row, place } = result.race;
  return {
    place,
    subgroupLabel: row.subgroupLabel,
    durationInMilliseconds: row.activityData.durationInMilliseconds.value,
    disqualification: row.disqualification,
  };
}
