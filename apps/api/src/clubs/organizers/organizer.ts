import type { StoredImage } from '../../kernel/files/images.ts';

/** Organizer in the form events store it. */
export interface Organizer {
  id: string;
  name: string;
  shortName: string | null;
  urlSlug: string;
}

/** Fields edited by its owner; blank texts are empty. */
export interface OrganizerPage {
  isPublished: boolean;
  /** Game id of one of its clubs. */
  clubMain: string | null;
  /** Hours after the first results of a race in which riders may appeal. */
  protestHours: number;
  mission: string;
  description: string;
  telegramGroup: string;
  telegramChannel: string;
  website: string;
  vk: string;
  youtube: string;
  logo: StoredImage | null;
  poster: StoredImage | null;
}

/** Organizer with its page and its owner. */
export interface FullOrganizer extends Organizer, OrganizerPage {
  creatorId: string | null;
  createdAt: Date;
}

export interface OrganizerNames {
  name: string;
  shortName: string;
  creatorId: string | null;
}

/** Returns the page, naming each field. */
export function pageOf(organizer: OrganizerPage): OrganizerPage {
  return {
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
    logo: organizer.logo,
    poster: organizer.poster,
  };
}
