import type { Event, SignedRider, Subgroup } from '@otryv/contract';
import { GROUP_LABELS } from '@otryv/race';
import type { EventOrganizer } from './event.schema.ts';
import type { StoredEvent } from './events.repository.ts';
import type { SignedRiderFields } from './signed-riders.repository.ts';
import type { SubgroupFields } from './subgroup-fields.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;
const labelOf = (label: number) => GROUP_LABELS[label - 1] ?? 'E';

/** Names each field that leaves the API. */
export function toEvent(record: StoredEvent): Event {
  const { _id, gameId, organizer, eventStart, resultsUpdatedAt, eventSubgroups, ...rest } = record;
  return {
    _id: _id.toHexString(),
    id: gameId,
    name: rest.name,
    description: rest.description,
    imageUrl: rest.imageUrl,
    eventStart: eventStart.toISOString(),
    eventType: rest.eventType,
    type: rest.type,
    sport: rest.sport,
    mapId: rest.mapId,
    routeId: rest.routeId,
    cullingType: rest.cullingType,
    categoryEnforcement: rest.categoryEnforcement,
    accessExpression: rest.accessExpression,
    accessExpressionObj: null,
    rangeAccessLabel: rest.rangeAccessLabel,
    microserviceEventVisibility: rest.microserviceEventVisibility,
    microserviceExternalResourceId: rest.microserviceExternalResourceId,
    clubName: rest.clubName,
    organizer: organizer ? (organizer.shortName ?? organizer.name) : null,
    organizerId: organizer && toOrganizer(organizer),
    seriesId: null,
    rulesSet: rest.rulesSet,
    tags: rest.tags,
    visible: rest.visible,
    totalEntrantCount: rest.totalEntrantCount,
    totalJoinedCount: rest.totalJoinedCount,
    totalSignedUpCount: rest.totalSignedUpCount,
    totalFinishedCount: rest.totalFinishedCount,
    typeRaceCustom: rest.typeRaceCustom,
    importanceLevel: null,
    started: rest.started,
    hasResults: rest.hasResults,
    updated: iso(resultsUpdatedAt),
    eventSubgroups: eventSubgroups.map(toSubgroup),
  };
}

export function toOrganizer({ _id, name, shortName, urlSlug }: EventOrganizer): NonNullable<Event['organizerId']> {
  return { _id: _id.toHexString(), name, shortName, urlSlug, logoUrls: null };
}

function toSubgroup(group: SubgroupFields): Subgroup {
  const { eventSubgroupStart, registrationStart, registrationEnd, lineUpStart, lineUpEnd, ...rest } = group;
  return {
    ...rest,
    subgroupLabel: labelOf(group.label),
    eventSubgroupStart: eventSubgroupStart.toISOString(),
    registrationStart: iso(registrationStart),
    registrationEnd: iso(registrationEnd),
    lineUpStart: iso(lineUpStart),
    lineUpEnd: iso(lineUpEnd),
  };
}

export function toSignedRider(rider: SignedRiderFields, labels: ReadonlyMap<number, number>): SignedRider {
  const { subgroupId, zwiftId, firstName, lastName, male, countryAlpha3, imageSrc, age, height, weight } = rider;
  return {
    subgroup: subgroupId,
    subgroupLabel: labelOf(labels.get(subgroupId) ?? GROUP_LABELS.length),
    id: zwiftId,
    firstName,
    lastName,
    male,
    countryAlpha3,
    imageSrc,
    age,
    height,
    weight,
    team: null,
    racingScore: rider.racingScore,
    cpBestEfforts: null,
  };
}
