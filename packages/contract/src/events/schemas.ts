import * as z from 'zod/mini';
import { routeSummary } from '../catalogue/schemas.ts';
import {
  cursor,
  gameId,
  gameIdText,
  groupLabel,
  hidden,
  imageUrls,
  moment,
  nextCursor,
  objectId,
  queryFlag,
  queryInteger,
} from '../values.ts';

/** The organizer as included in events. */
export const organizerSummary = z
  .object({
    _id: objectId,
    name: z.string(),
    shortName: z.nullable(z.string()),
    urlSlug: z.string(),
    logoUrls: imageUrls,
    /** Whether its page is public. */
    isPublished: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'OrganizerSummary' });

export const seriesSummary = z
  .object({ _id: objectId, name: z.string(), urlSlug: z.string(), logoUrls: imageUrls })
  .register(z.globalRegistry, { id: 'SeriesSummary' });

const timeTrialOptions = z.object({
  timeGapBetweenRowsMs: z.nullable(z.number()),
  maxRows: z.nullable(z.number()),
  maxRidersPerRow: z.nullable(z.number()),
});

export const subgroup = z
  .object({
    id: gameId,
    label: z.int(),
    subgroupLabel: groupLabel,
    name: z.string(),
    description: z.string(),
    mapId: z.nullable(z.int()),
    routeId: z.nullable(z.int()),
    laps: z.int(),
    distanceInMeters: z.number(),
    durationInSeconds: z.number(),
    distanceSummary: z.nullable(z.object({ distanceInKilometers: z.number(), elevationGainInMeters: z.number() })),
    eventSubgroupStart: moment,
    registrationStart: z.nullable(moment),
    registrationEnd: z.nullable(moment),
    lineUpStart: z.nullable(moment),
    lineUpEnd: z.nullable(moment),
    startLocation: z.nullable(z.int()),
    /** Unit of the pace: 1 is W/kg, 2 km/h. */
    paceType: z.nullable(z.int()),
    fromPaceValue: z.nullable(z.number()),
    toPaceValue: z.nullable(z.number()),
    rangeAccessLabel: z.nullable(z.string()),
    accessRules: z.array(z.object({ name: z.string(), result: z.boolean() })),
    jerseyHash: z.nullable(z.int()),
    bikeHash: z.nullable(z.int()),
    rulesSet: z.array(z.string()),
    tags: z.array(z.string()),
    timeTrialOptions: z.nullable(timeTrialOptions),
    invitedLeaders: z.array(z.int()),
    invitedSweepers: z.array(z.int()),
    totalEntrantCount: z.int(),
    totalSignedUpCount: z.int(),
    totalJoinedCount: z.int(),
  })
  .register(z.globalRegistry, { id: 'Subgroup' });
export type Subgroup = z.output<typeof subgroup>;

/** A finisher with group and time in ms. */
export const finisherFields = {
  profileId: gameId,
  firstName: z.string(),
  lastName: z.string(),
  countryAlpha3: z.nullable(z.string()),
  subgroupLabel: groupLabel,
  durationInMilliseconds: z.nullable(z.number()),
};

/** The winner, of the first group if groups are ranked separately, with the gap to the second in ms. */
export const raceWinner = z
  .object({ ...finisherFields, secondGap: z.nullable(z.int()) })
  .register(z.globalRegistry, { id: 'RaceWinner' });
export type RaceWinner = z.output<typeof raceWinner>;

const eventFields = {
  _id: objectId,
  id: gameId,
  name: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  eventStart: moment,
  /** Number of changes to its calendar data: the SEQUENCE of calendars. */
  revision: z.int(),
  eventType: z.string(),
  type: z.nullable(z.string()),
  sport: z.string(),
  mapId: z.nullable(z.int()),
  routeId: z.nullable(z.int()),
  cullingType: z.nullable(z.string()),
  categoryEnforcement: z.boolean(),
  accessExpression: z.nullable(z.string()),
  accessExpressionObj: z.nullable(
    z.object({ name: z.string(), label: z.string(), description: z.nullable(z.string()) }),
  ),
  rangeAccessLabel: z.nullable(z.string()),
  microserviceEventVisibility: z.nullable(z.string()),
  microserviceExternalResourceId: z.nullable(z.string()),
  clubName: z.nullable(z.string()),
  organizer: z.nullable(z.string()),
  organizerId: z.nullable(organizerSummary),
  seriesId: z.nullable(seriesSummary),
  rulesSet: z.array(z.string()),
  tags: z.array(z.string()),
  visible: z.boolean(),
  totalEntrantCount: z.int(),
  totalJoinedCount: z.int(),
  totalSignedUpCount: z.int(),
  /** Number of finishers; `null` before the first import. */
  totalFinishedCount: z.nullable(z.int()),
  /** From the latest version of the protocol; `null` without a winner. */
  winner: z.nullable(raceWinner),
  typeRaceCustom: z.nullable(z.string()),
  importanceLevel: z.nullable(z.string()),
  started: z.boolean(),
  hasResults: z.boolean(),
  updated: z.nullable(moment),
  eventSubgroups: z.array(subgroup),
};

export const event = z.object(eventFields).register(z.globalRegistry, { id: 'Event' });
export type Event = z.output<typeof event>;

export const team = z
  .object({
    name: z.string(),
    shortName: z.string(),
    urlSlug: z.string(),
    appearance: z.nullable(
      z.object({ badgeBackground: z.nullable(z.string()), badgeTextColor: z.nullable(z.string()) }),
    ),
  })
  .register(z.globalRegistry, { id: 'Team' });

/** A signed-up rider; height in mm, weight in g, `null` if unknown. */
export const signedRider = z
  .object({
    subgroup: gameId,
    subgroupLabel: groupLabel,
    id: gameId,
    /** The account that the person is shown by elsewhere, who may sign up with several. */
    profileId: gameId,
    firstName: z.string(),
    lastName: z.string(),
    male: z.boolean(),
    countryAlpha3: z.nullable(z.string()),
    imageSrc: z.nullable(z.string()),
    age: z.nullable(z.int()),
    height: z.nullable(z.number()),
    weight: z.nullable(z.number()),
    isAgeHidden: hidden,
    isHeightHidden: hidden,
    /** Whether the weight is hidden; the watts of the best efforts are then hidden too. */
    isWeightHidden: hidden,
    team: z.nullable(team),
    /** Whether the organizer appointed the rider as a leader, or as a sweeper, of the group. */
    isLeader: z.boolean(),
    isSweeper: z.boolean(),
    racingScore: z.nullable(z.number()),
    cpBestEfforts: z.nullable(
      z.array(z.object({ duration: z.int(), watts: z.nullable(z.number()), wattsKg: z.nullable(z.number()) })),
    ),
  })
  .register(z.globalRegistry, { id: 'SignedRider' });
export type SignedRider = z.output<typeof signedRider>;

/** A signed-up rider as the race's organizer reads it with a key: without figures or contact data. */
export const ownSignedRider = z
  .object({
    id: gameId,
    firstName: z.string(),
    lastName: z.string(),
    countryAlpha3: z.nullable(z.string()),
    subgroup: gameId,
    subgroupLabel: groupLabel,
    team: z.nullable(team),
  })
  .register(z.globalRegistry, { id: 'OwnSignedRider' });
export const ownSignedRiders = z
  .object({ data: z.array(ownSignedRider) })
  .register(z.globalRegistry, { id: 'OwnSignedRiders' });

export const eventDetails = z
  .object({
    event: z.object({ ...eventFields, signedRiders: z.array(signedRider) }),
    routes: z.array(routeSummary),
  })
  .register(z.globalRegistry, { id: 'EventDetails' });
export type EventDetails = z.output<typeof eventDetails>;

export const eventList = z
  .object({
    events: z.array(event),
    quantityPages: z.int(),
    /** Number of matching events on all pages. */
    quantityEvents: z.int(),
    nextCursor,
    /** Organizers with such events: the filter's options. */
    organizers: z.array(organizerSummary),
    routes: z.array(routeSummary),
  })
  .register(z.globalRegistry, { id: 'EventList' });
export type EventList = z.output<typeof eventList>;

/** `target=preview`: only events starting today or tomorrow (Moscow days), on one page. */
export const eventsQuery = z.object({
  started: z.optional(queryFlag),
  target: z.optional(z.enum(['preview'])),
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 100, 20),
  cursor,
  search: z.prefault(z.string().check(z.maxLength(100)), ''),
  organizerId: z.optional(objectId),
});
export type EventsQuery = z.output<typeof eventsQuery>;

/** The event in an address. */
export const eventParams = z.object({ id: gameIdText });
