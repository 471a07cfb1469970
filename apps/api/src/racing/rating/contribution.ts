import type { RiderSummary, StageResultDto } from '@otryv/contract';
import type { RatedPoints } from '@otryv/race';

/** Result that scored, with the fields its page shows. */
export interface RatedResult extends RatedPoints {
  rowId: string;
  place: number;
  profileId: number;
  rider: RiderSummary;
  subgroupLabel: StageResultDto['subgroupLabel'];
  eventId: number;
  eventName: string;
  eventStart: Date;
}

/** Protocol a contribution comes from: of a race or of a stage. */
export interface ContributionSource {
  /** `event.` with the number of a race, or `stage.` with the series and the order. */
  sourceKey: string;
  season: string;
  /** The start of the race, or of the first race of the stage. */
  start: Date;
  series: { id: string; name: string; urlSlug: string; stageOrder: number } | null;
  /** Races that were ridden. */
  eventIds: number[];
}

/** Points from one protocol to one team. */
export interface Contribution extends ContributionSource {
  teamSlug: string;
  points: number;
  starters: number;
  medals: number;
  results: RatedResult[];
}

export const eventKey = (eventId: number) => `event.${eventId}`;
export const stageKey = (seriesId: string, order: number) => `stage.${seriesId}.${order}`;
