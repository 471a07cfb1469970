import type { RegistrationMode } from '../access/registrations.ts';
import type { FinishProtocol } from '../protocol/rules.ts';
import type { ImportanceLevel } from './importance.ts';

// Aliases, so that a document is assignable to any JSON object; the game's other fields pass through.

/** Options for the starts of a time trial. */
export type TimeTrialOptions = {
  timeGapBetweenRowsMs?: number | null;
  maxRows?: number | null;
  maxRidersPerRow?: number | null;
};

/** A group of a game event, with its editable fields. Moments are ISO 8601 texts. */
export type EventGroup = {
  /** Missing in a group not yet sent to the game. */
  id?: number;
  /** 1 to 5. */
  label: number;
  subgroupLabel?: string | null;
  name?: string | null;
  description?: string | null;
  mapId?: number | null;
  routeId?: number | null;
  laps?: number | null;
  distanceInMeters?: number | null;
  durationInSeconds?: number | null;
  eventSubgroupStart?: string | null;
  registrationStart?: string | null;
  registrationEnd?: string | null;
  lineUpStart?: string | null;
  lineUpEnd?: string | null;
  startLocation?: number | null;
  jerseyHash?: number | null;
  /** Unit of the pace: 1 is W/kg, 2 km/h. */
  paceType?: number | null;
  fromPaceValue?: number | null;
  toPaceValue?: number | null;
  rangeAccessLabel?: string | null;
  accessRules?: readonly { name: string; result: boolean }[] | null;
  accessValidationResult?: boolean | null;
  rulesId?: number | null;
  rulesSet?: readonly string[] | null;
  tags?: readonly string[] | null;
  timeTrialOptions?: TimeTrialOptions | null;
  invitedLeaders?: readonly number[] | null;
  invitedSweepers?: readonly number[] | null;
  totalSignedUpCount?: number | null;
};

/** A game event as it is read, edited and sent back as a whole. */
export type EventDocument = {
  id?: number;
  name?: string | null;
  description?: string | null;
  imageUrl?: string | null;
  eventStart?: string | null;
  eventType?: string | null;
  type?: string | null;
  sport?: string | null;
  mapId?: number | null;
  routeId?: number | null;
  laps?: number | null;
  distanceInMeters?: number | null;
  durationInSeconds?: number | null;
  cullingType?: string | null;
  categoryEnforcement?: boolean | null;
  accessExpression?: string | null;
  rangeAccessLabel?: string | null;
  microserviceName?: string | null;
  microserviceEventVisibility?: string | null;
  /** The club. */
  microserviceExternalResourceId?: string | null;
  invisibleToNonParticipants?: boolean | null;
  rulesId?: number | null;
  rulesSet?: readonly string[] | null;
  tags?: readonly string[] | null;
  timeTrialOptions?: TimeTrialOptions | null;
  eventSubgroups: readonly EventGroup[];
};

/** An event being edited: the game's document, and the fields that only the site stores. */
export type EventDraft = {
  event: EventDocument;
  /** The chosen mode; `null` if none was chosen. */
  registrationMode: RegistrationMode | null;
  finishProtocol: FinishProtocol;
  importanceLevel: ImportanceLevel;
  seriesId: string | null;
};

/** Compared values of the main block. */
export const EVENT_FIELDS = [
  'name',
  'imageUrl',
  'description',
  'eventType',
  'microserviceEventVisibility',
  'cullingType',
  'microserviceExternalResourceId',
  'eventStart',
] as const satisfies readonly (keyof EventDocument)[];
/** Fields that only the site stores. */
export const SITE_FIELDS = [
  'registrationMode',
  'finishProtocol',
  'importanceLevel',
  'seriesId',
] as const satisfies readonly (keyof EventDraft)[];
/** Compared values of a group; `pace` is both ends of it. */
export const GROUP_FIELDS = [
  'name',
  'description',
  'mapId',
  'routeId',
  'laps',
  'distanceInMeters',
  'durationInSeconds',
  'eventSubgroupStart',
  'pace',
  'startLocation',
  'jerseyHash',
  'invitedLeaders',
  'invitedSweepers',
  'timeTrialOptions',
] as const satisfies readonly (keyof EventGroup | 'pace')[];

/** Enumerated values of an event, as spelled in the game's documents. */
export const EVENT_NAMES = {
  eventType: ['GROUP_RIDE', 'RACE', 'TIME_TRIAL'],
  /** Which riders see each other on the road: those of a group, of the event, or all in the world. */
  cullingType: ['CULLING_SUBGROUP_ONLY', 'CULLING_EVENT_ONLY', 'CULLING_EVERYBODY'],
  /** Which riders can find an event: members of the club, those with the link, all. */
  microserviceEventVisibility: ['DEFINED_BY_RESOURCE_ID', 'SHAREABLE', 'PUBLIC'],
} as const satisfies Partial<Record<keyof EventDocument, readonly string[]>>;

/** Defaults of a time trial in the game. */
export const usualTimeTrial = { timeGapBetweenRowsMs: 15_000, maxRows: 50, maxRidersPerRow: 10 } as const;
