import type { AdminOrganizer, OrganizerCardDto, OwnOrganizer, PublicOrganizer } from '@otryv/contract';
import type { FullOrganizer } from '../../clubs/organizers/organizer.ts';
import { imageUrlsOf } from '../../kernel/files/images.ts';
import type { EventCounts } from '../../racing/events/read/event-catalogue.ts';

const none = { pastEvents: 0, upcomingEvents: 0 };

export function toCard(organizer: FullOrganizer, counts: EventCounts = none): OrganizerCardDto {
  return { ...shownOf(organizer), mission: organizer.mission, ...countsOf(counts) };
}

export function toPublic(organizer: FullOrganizer, counts: EventCounts = none): PublicOrganizer {
  const { clubMain, telegramGroup, telegramChannel, website, vk, youtube } = organizer;
  return {
    ...toCard(organizer, counts),
    clubMain: clubMain && `https://www.zwift.com/eu/clubs/${clubMain}/join`,
    description: organizer.description,
    website: website || null,
    telegram: { group: telegramGroup || null, channel: telegramChannel || null },
    socialLinks: { vk: vk || null, youtube: youtube || null },
    isPublished: organizer.isPublished,
    createdAt: organizer.createdAt.toISOString(),
  };
}

export function toOwn(organizer: FullOrganizer, isActive: boolean): OwnOrganizer {
  return {
    ...shownOf(organizer),
    isPublished: organizer.isPublished,
    clubMain: organizer.clubMain,
    protestHours: organizer.protestHours,
    mission: organizer.mission,
    description: organizer.description,
    telegramGroup: organizer.telegramGroup,
    telegramChannel: organizer.telegramChannel,
    website: organizer.website,
    vk: organizer.vk,
    youtube: organizer.youtube,
    isActive,
  };
}

/** Dependent data of an organizer. */
export interface Belongings {
  creator: AdminOrganizer['creator'];
  clubs: readonly { moderators: readonly string[] }[];
  counts: EventCounts | undefined;
  /** End of the last period of the service; `null` if none has yet to end. */
  paidUntil: Date | null;
}

export function toAdmin(
  organizer: FullOrganizer,
  { creator, clubs, counts = none, paidUntil }: Belongings,
): AdminOrganizer {
  return {
    ...namesOf(organizer),
    isPublished: organizer.isPublished,
    creator,
    clubs: clubs.length,
    moderators: new Set(clubs.flatMap(({ moderators }) => moderators)).size,
    ...countsOf(counts),
    paidUntil: paidUntil?.toISOString() ?? null,
  };
}

function namesOf({ id, name, shortName, urlSlug }: FullOrganizer) {
  return { _id: id, name, shortName, urlSlug };
}

function shownOf(organizer: FullOrganizer) {
  return {
    ...namesOf(organizer),
    logoUrls: imageUrlsOf(organizer.logo),
    posterUrls: imageUrlsOf(organizer.poster),
  };
}

function countsOf({ pastEvents, upcomingEvents }: EventCounts) {
  return { pastEvents, upcomingEvents };
}
