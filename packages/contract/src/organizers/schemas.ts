import * as z from 'zod/mini';
import { clubId, imageUrls, moment, name, objectId, queryFlag, queryInteger } from '../values.ts';

export const MISSION_LENGTH = 300;
export const LOGO_BYTES = 100 * 1024;
export const POSTER_BYTES = 5 * 1024 * 1024;
/** Default protest window, in hours. */
export const PROTEST_HOURS = 48;
const MOST_PROTEST_HOURS = 168;

/** A page address, or empty. */
const link = (address: RegExp) =>
  z.string().check(z.trim(), z.maxLength(200), z.regex(new RegExp(`^$|${address.source}`)));

const texts = {
  /** First line of the page and of the card. */
  mission: z.string().check(z.maxLength(MISSION_LENGTH)),
  /** Markdown. */
  description: z.string().check(z.maxLength(10_000)),
  telegramGroup: link(/^https:\/\/t\.me\/[\w+/-]{3,100}$/),
  telegramChannel: link(/^https:\/\/t\.me\/[\w+/-]{3,100}$/),
  website: link(/^https?:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/),
  vk: link(/^https:\/\/(?:m\.)?vk\.(?:com|ru)\/[\w.-]{1,100}$/),
  youtube: link(/^https:\/\/(?:www\.)?youtube\.com\/\S{1,150}$/),
};

/** Protest window in hours after the first results. */
const protestHours = z.int().check(z.minimum(1), z.maximum(MOST_PROTEST_HOURS));

/** An organizer's profile. The main club must be one of its clubs; a blank text clears the previous one. */
export const organizerMain = z.strictObject({
  isPublished: z.boolean(),
  clubMain: z.nullable(clubId),
  protestHours,
  ...texts,
  logoFile: z.array(z.file()).check(z.maxLength(1)),
  /** Removes the current logo. */
  removesLogo: z.boolean(),
  posterFile: z.array(z.file()).check(z.maxLength(1)),
  removesPoster: z.boolean(),
});
export type OrganizerMain = z.output<typeof organizerMain>;

const noClub = z.pipe(
  z.literal(''),
  z.transform(() => null),
);

/** `organizerMain` as sent by a form: every value is text, files are separate. */
export const organizerMainFields = z.object({
  organizerId: objectId,
  isPublished: queryFlag,
  clubMain: z.union([noClub, clubId]),
  protestHours: z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.pipe(z.transform(Number), protestHours)),
  ...texts,
  removesLogo: z.prefault(queryFlag, 'false'),
  removesPoster: z.prefault(queryFlag, 'false'),
});

export const organizerParams = z.object({ id: objectId });
export const organizerSlugParams = z.object({ urlSlug: z.string().check(z.maxLength(100)) });
export const moderatorParams = z.object({ userId: objectId });

const names = { _id: objectId, name: z.string(), shortName: z.nullable(z.string()), urlSlug: z.string() };
const pictures = { logoUrls: imageUrls, posterUrls: imageUrls };

/** An organizer as shown to everyone; values it does not provide are `null`. */
const publicFields = {
  ...names,
  ...pictures,
  mission: z.string(),
  /** Started and upcoming races in the portal. */
  pastEvents: z.int(),
  upcomingEvents: z.int(),
};

export const organizerCard = z.object(publicFields).register(z.globalRegistry, { id: 'OrganizerCard' });
export type OrganizerCardDto = z.output<typeof organizerCard>;
export const organizerCards = z
  .object({ data: z.array(organizerCard) })
  .register(z.globalRegistry, { id: 'OrganizerCards' });

export const publicOrganizer = z
  .object({
    ...publicFields,
    /** Address for joining the main club in the game. */
    clubMain: z.nullable(z.url()),
    description: z.string(),
    website: z.nullable(z.string()),
    telegram: z.object({ group: z.nullable(z.string()), channel: z.nullable(z.string()) }),
    socialLinks: z.object({ vk: z.nullable(z.string()), youtube: z.nullable(z.string()) }),
    /** Whether the page is published: hidden pages are open to their owner and to administrators only. */
    isPublished: z.boolean(),
    createdAt: moment,
  })
  .register(z.globalRegistry, { id: 'PublicOrganizer' });
export type PublicOrganizer = z.output<typeof publicOrganizer>;
export const publicOrganizerData = z
  .object({ data: publicOrganizer })
  .register(z.globalRegistry, { id: 'PublicOrganizerData' });

/** An organizer as edited by its owner: blank texts are empty strings, as in form fields. */
export const ownOrganizer = z
  .object({
    ...names,
    ...pictures,
    isPublished: z.boolean(),
    clubMain: z.nullable(z.string()),
    protestHours,
    mission: z.string(),
    description: z.string(),
    telegramGroup: z.string(),
    telegramChannel: z.string(),
    website: z.string(),
    vk: z.string(),
    youtube: z.string(),
    /** Whether its moderators have their rights: the service slot is active. */
    isActive: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'OwnOrganizer' });
export type OwnOrganizer = z.output<typeof ownOrganizer>;
export const ownOrganizerData = z
  .object({
    data: z.object({ organizer: ownOrganizer, clubs: z.array(z.object({ id: z.string(), name: z.string() })) }),
  })
  .register(z.globalRegistry, { id: 'OwnOrganizerData' });

export const changedOrganizerData = z
  .extend(ownOrganizerData, { message: z.string() })
  .register(z.globalRegistry, { id: 'ChangedOrganizerData' });

export const organizerNames = z
  .object({ data: z.array(z.object({ _id: objectId, name: z.string() })) })
  .register(z.globalRegistry, { id: 'OrganizerNames' });

/** An organizer as shown to administrators, with its dependents. */
export const adminOrganizer = z
  .object({
    ...names,
    isPublished: z.boolean(),
    creator: z.nullable(z.object({ _id: objectId, username: z.string() })),
    clubs: z.int(),
    moderators: z.int(),
    pastEvents: z.int(),
    upcomingEvents: z.int(),
    /** End of the last current or future period of the service; `null` without one. */
    paidUntil: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'AdminOrganizer' });
export type AdminOrganizer = z.output<typeof adminOrganizer>;
/** A part of the name or of the short name. */
export const adminOrganizersQuery = z.object({
  search: z.prefault(z.string().check(z.trim(), z.maxLength(60)), ''),
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 500, 20),
});
export const adminOrganizers = z
  .object({ data: z.array(adminOrganizer), quantityPages: z.int(), quantityOrganizers: z.int() })
  .register(z.globalRegistry, { id: 'AdminOrganizers' });
export const adminOrganizerData = z
  .object({ message: z.string(), data: adminOrganizer })
  .register(z.globalRegistry, { id: 'AdminOrganizerData' });

/** A new organizer; `label` is its short name, `creatorId` the owner's user id. */
export const organizerCreation = z.strictObject({
  name: name(2, 60),
  label: name(2, 20),
  creatorId: z.nullable(objectId),
});
export type OrganizerCreation = z.output<typeof organizerCreation>;
/** Changes the names or the owner; the page's address stays. */
export const organizerChange = z.extend(organizerCreation, { organizerId: objectId });

/** Deletes an organizer; `name` repeats its name. */
export const organizerDeletion = z.strictObject({ organizerId: objectId, name: z.string() });

/** An organizer's upcoming races as a JSON Feed 1.1. */
export const scheduleFeed = z
  .object({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string(),
    home_page_url: z.url(),
    feed_url: z.url(),
    language: z.literal('ru'),
    items: z.array(
      z.object({
        id: z.string(),
        url: z.url(),
        title: z.string(),
        content_text: z.string(),
        image: z.optional(z.url()),
        date_modified: z.optional(moment),
        _otryv: z.object({ start: moment, groups: z.array(z.string()) }),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'ScheduleFeed' });
export type ScheduleFeed = z.output<typeof scheduleFeed>;
