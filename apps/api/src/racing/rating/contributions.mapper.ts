import type { RaceResults, RatingResult, StageResultDto } from '@otryv/contract';
import {
  finishProtocol,
  IMPORTANCE_LEVELS,
  isRankedByGroup,
  seasonOf,
  type TeamRatingRow,
  teamContributions,
} from '@otryv/race';
import { type Contribution, eventKey, type RatedResult, stageKey } from './contribution.ts';

type Row = TeamRatingRow & Omit<RatedResult, 'base' | 'mass' | 'importance' | 'points' | 'place'>;
type ShownRider = Pick<StageResultDto, 'profileId' | 'profileData'>;

/** Race that stages include. */
export interface StageRace {
  gameId: number;
  name: string;
  eventStart: Date;
}

interface RatedStage {
  series: { id: string; name: string; urlSlug: string };
  order: number;
  rows: readonly StageResultDto[];
  /** Races of the stage, earliest first. */
  races: readonly StageRace[];
}

/** Computes teams' contributions from the protocol of a race. */
export function ofRace({ event }: RaceResults): Contribution[] {
  const { id: eventId, name: eventName } = event;
  const eventStart = new Date(event.eventStart);
  const importance = IMPORTANCE_LEVELS.find((known) => known === event.importanceLevel) ?? 'standard';
  const inGroup = isRankedByGroup(finishProtocol(event.typeRaceCustom));
  const rows = event.results.map(
    (row): Row => ({
      rowId: row._id,
      eventId,
      eventName,
      eventStart,
      subgroupLabel: row.subgroupLabel,
      importance,
      ...riderOf(row),
      teamSlug: row.profileData.team?.urlSlug ?? null,
      place: row.rankEvent || null,
      finishers: inGroup ? row.finishersCount.category : row.finishersCount.absolute,
    }),
  );
  const source = { sourceKey: eventKey(eventId), season: seasonOf(eventStart), start: eventStart, series: null };
  return contributionsOf(rows, { ...source, eventIds: [eventId] });
}

/** Computes teams' contributions from the protocol of a stage; none before it has a race. */
export function ofStage({ series, order, rows, races }: RatedStage): Contribution[] {
  const [first] = races;
  if (!first) return [];
  const byId = new Map(races.map((race) => [race.gameId, race]));
  const stageRows = rows.map((row): Row => {
    const race = byId.get(row.eventId ?? first.gameId) ?? first;
    return {
      rowId: row._id,
      eventId: race.gameId,
      eventName: race.name,
      eventStart: race.eventStart,
      subgroupLabel: row.subgroupLabel,
      importance: 'standard',
      ...riderOf(row),
      teamSlug: row.profileData.team?.urlSlug ?? null,
      place: row.rank?.category || null,
      finishers: row.finishersCount.category,
    };
  });
  const { id, name, urlSlug } = series;
  return contributionsOf(stageRows, {
    sourceKey: stageKey(id, order),
    season: seasonOf(first.eventStart),
    start: first.eventStart,
    series: { id, name, urlSlug, stageOrder: order },
    eventIds: races.map(({ gameId }) => gameId),
  });
}

/** Maps a contribution for its page, with the link to its row. */
export function toRatingResult({ series, ...result }: RatedResult & Pick<Contribution, 'series'>): RatingResult {
  const { rowId, points, place, base, mass, importance, profileId, rider, subgroupLabel } = result;
  const page = series
    ? `/series/${series.urlSlug}/results/stage/${series.stageOrder}`
    : `/race/results/${result.eventId}`;
  return {
    id: rowId,
    points,
    rank: place,
    base,
    profileId,
    profileData: rider,
    subgroupLabel,
    event: { id: result.eventId, name: result.eventName, start: result.eventStart.toISOString() },
    series: series && { name: series.name, urlSlug: series.urlSlug, stageOrder: series.stageOrder },
    resultPath: `${page}?row=${profileId}`,
    coefficients: { importance, mass },
  };
}

function contributionsOf(
  rows: readonly Row[],
  source: Pick<Contribution, 'sourceKey' | 'season' | 'start' | 'series' | 'eventIds'>,
): Contribution[] {
  return teamContributions(rows).map(({ results, ...team }) => ({
    ...source,
    ...team,
    results: results.map(({ teamSlug: _ofTeam, finishers: _counted, ...result }) => ({
      ...result,
      place: Number(result.place),
    })),
  }));
}

function riderOf({ profileId, profileData }: ShownRider): Pick<Row, 'profileId' | 'rider'> {
  const { firstName, lastName, gender, imageSrc, countryAlpha3 } = profileData;
  const names = { zwiftId: profileId, firstName, lastName, male: gender !== 'FEMALE' };
  return { profileId, rider: { ...names, imageSrc, countryAlpha3 } };
}
