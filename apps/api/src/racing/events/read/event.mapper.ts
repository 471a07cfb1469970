import type { Event, Figure, SignedRider, Subgroup } from '@otryv/contract';
import { registrationWords } from '@otryv/contract/messages';
import {
  enforcedExpression,
  GROUP_LABELS,
  groupLabelOf,
  parseAccessExpression,
  printAccessExpression,
  registrationModeOf,
} from '@otryv/race';
import type { FullOrganizer, Organizer } from '../../../clubs/organizers/organizers.service.ts';
import type { TeamOfRider } from '../../../clubs/teams/read/rider-teams.ts';
import { imageUrlsOf } from '../../../kernel/files/images.ts';
import type { Rider } from '../../../people/riders/riders.service.ts';
import { importanceOf } from '../records/event-importance.ts';
import { plainEventFields, type StoredEvent } from '../records/events.repository.ts';
import { fieldsLike } from '../records/plain-fields.ts';
import type { SignedRiderFields } from '../records/signed-riders.repository.ts';
import type { SubgroupFields } from '../records/subgroup-fields.ts';
import type { RiderBest } from './rider-powers.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

type Shown = Pick<FullOrganizer, 'logo' | 'isPublished'>;
/** Public fields of organizers, by their id. */
export type ShownOrganizers = ReadonlyMap<string, Shown>;

/** Maps an event to its response. This function and `plainEventFields` list every field of the response. */
export function toEvent(record: StoredEvent, organizers: ShownOrganizers = new Map()): Event {
  const { _id, gameId, organizer, eventStart, resultsUpdatedAt, eventSubgroups, ...rest } = record;
  return {
    ...fieldsLike(record, plainEventFields),
    _id,
    id: gameId,
    name: rest.name,
    description: rest.description,
    eventStart: eventStart.toISOString(),
    revision: rest.revision,
    eventType: rest.eventType,
    mapId: rest.mapId,
    routeId: rest.routeId,
    accessExpression: rest.accessExpression,
    accessExpressionObj: registrationOf(record),
    rangeAccessLabel: rest.rangeAccessLabel,
    clubName: rest.clubName,
    organizer: organizer ? (organizer.shortName ?? organizer.name) : null,
    organizerId: organizer && toOrganizer(organizer, organizers.get(organizer.id)),
    seriesId: seriesOf(record),
    rulesSet: rest.rulesSet,
    tags: rest.tags,
    totalFinishedCount: rest.totalFinishedCount,
    // Races published before this field existed have none.
    winner: rest.winner ?? null,
    typeRaceCustom: rest.typeRaceCustom,
    importanceLevel: importanceOf(record),
    started: rest.started,
    hasResults: rest.hasResults,
    updated: iso(resultsUpdatedAt),
    eventSubgroups: eventSubgroups.map(toSubgroup),
  };
}

/**
 * Returns the readable registration mode: known modes by name, any other expression as its text; `null` if neither is
 * given.
 */
function registrationOf(record: StoredEvent): Event['accessExpressionObj'] {
  const messages = registrationWords.ru;
  const mode = registrationModeOf(record, record.registrationMode);
  if (mode !== null) return { name: mode, label: messages.modes[mode], description: messages.meanings[mode] };
  const parsed = parseAccessExpression(enforcedExpression(record) ?? '');
  if ('error' in parsed) return null;
  return { name: 'own', label: messages.ownExpression, description: printAccessExpression(parsed.expression) };
}

// Events added before series existed have no such field.
function seriesOf({ series }: StoredEvent): Event['seriesId'] {
  if (!series?.isPublished) return null;
  const { _id, name, urlSlug, logo } = series;
  return { _id: _id.toHexString(), name, urlSlug, logoUrls: imageUrlsOf(logo) };
}

export function toOrganizer(
  { id, name, shortName, urlSlug }: Organizer,
  { logo, isPublished }: Shown = { logo: null, isPublished: false },
): NonNullable<Event['organizerId']> {
  return { _id: id, name, shortName, urlSlug, logoUrls: imageUrlsOf(logo), isPublished };
}

function toSubgroup({ place: _ofCalendars, ...group }: SubgroupFields): Subgroup {
  const { eventSubgroupStart, registrationStart, registrationEnd, lineUpStart, lineUpEnd, ...rest } = group;
  return {
    ...rest,
    paceType: rest.paceType ?? null,
    subgroupLabel: groupLabelOf(group.label),
    eventSubgroupStart: eventSubgroupStart.toISOString(),
    registrationStart: iso(registrationStart),
    registrationEnd: iso(registrationEnd),
    lineUpStart: iso(lineUpStart),
    lineUpEnd: iso(lineUpEnd),
  };
}

/** Maps signed-up riders with the figures shown in the rider list and profiles. */
export function toSignedRiders(
  riders: readonly SignedRiderFields[],
  groups: readonly SubgroupFields[],
  of: {
    known: ReadonlyMap<number, Rider>;
    /** Accounts that others are shown by, by the others. */
    mains: ReadonlyMap<number, number>;
    powers: ReadonlyMap<number, readonly RiderBest[]>;
    teams: ReadonlyMap<number, TeamOfRider>;
  },
): SignedRider[] {
  return riders.map((rider) => {
    const { subgroupId, zwiftId } = rider;
    const known = of.known.get(zwiftId);
    const { firstName, lastName, male, countryAlpha3, imageSrc, age, height, weight } = known ?? rider;
    const figures = { firstName, lastName, male, countryAlpha3, imageSrc, age, height, weight };
    const hidden = known?.hidden ?? [];
    const racingScore = known?.competitionMetrics?.racingScore ?? null;
    const bests = of.powers.get(zwiftId);
    // A choice made seconds ago is not yet in the precomputed data.
    const shown = bests?.map((best) => (hidden.includes('weight') ? { ...best, watts: null } : best));
    return {
      ...toSignedRider({ subgroupId, zwiftId, ...figures, racingScore }, groups, hidden),
      profileId: of.mains.get(zwiftId) ?? zwiftId,
      team: of.teams.get(zwiftId) ?? null,
      cpBestEfforts: shown ?? null,
    };
  });
}

/** Maps a signed-up rider without the hidden figures. */
export function toSignedRider(
  rider: SignedRiderFields & Pick<SignedRider, 'racingScore'>,
  groups: readonly SubgroupFields[],
  hidden: readonly Figure[],
): SignedRider {
  const { subgroupId, zwiftId, firstName, lastName, male, countryAlpha3, imageSrc, age, height, weight } = rider;
  const group = groups.find(({ id }) => id === subgroupId);
  return {
    subgroup: subgroupId,
    subgroupLabel: groupLabelOf(group?.label ?? GROUP_LABELS.length),
    id: zwiftId,
    profileId: zwiftId,
    firstName,
    lastName,
    male,
    countryAlpha3,
    imageSrc,
    ...(hidden.includes('age') ? { age: null, isAgeHidden: true } : { age }),
    ...(hidden.includes('height') ? { height: null, isHeightHidden: true } : { height }),
    ...(hidden.includes('weight') ? { weight: null, isWeightHidden: true } : { weight }),
    team: null,
    isLeader: group?.invitedLeaders.includes(zwiftId) ?? false,
    isSweeper: group?.invitedSweepers.includes(zwiftId) ?? false,
    racingScore: rider.racingScore,
    cpBestEfforts: null,
  };
}

/** Maps organizers to the form events show, by id. */
export function shownById(organizers: readonly FullOrganizer[]): ShownOrganizers {
  return new Map(organizers.map((organizer) => [organizer.id, organizer]));
}
