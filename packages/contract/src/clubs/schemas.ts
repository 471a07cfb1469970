import * as z from 'zod/mini';
import { clubId, gameId, moment, objectId, queryInteger } from '../values.ts';

const gameFields = {
  /** The club's id in the game. */
  id: z.string(),
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  images: z.object({ icon: z.nullable(z.url()), event: z.nullable(z.url()), club_large: z.nullable(z.url()) }),
  memberCount: z.nullable(z.int()),
  /** How riders join it in the game; `null` if the game does not report it. */
  joinMethod: z.nullable(z.enum(['open', 'request', 'invite'])),
};

/** A user as shown to those who grant rights to a club. */
export const moderator = z
  .object({ _id: objectId, username: z.string(), zwiftId: z.nullable(gameId) })
  .register(z.globalRegistry, { id: 'ClubModerator' });
export type ClubModerator = z.output<typeof moderator>;

/** A club of an organizer with its moderators. */
export const club = z
  .object({
    ...gameFields,
    organizer: z.object({ _id: objectId, name: z.string() }),
    moderators: z.array(moderator),
    /** Time when its data were read from the game. */
    refreshedAt: moment,
    /** Time since when the game has had no such club. */
    missingSince: z.nullable(moment),
    /** Started and upcoming races in the portal. */
    pastEvents: z.int(),
    upcomingEvents: z.int(),
  })
  .register(z.globalRegistry, { id: 'Club' });
export type Club = z.output<typeof club>;

/** A club as the game currently describes it. */
export const foundClub = z
  .object({
    ...gameFields,
    /** Whether an organizer already has it. */
    isTaken: z.boolean(),
    /** Whether the account that read it may create races for it. */
    isModerated: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'FoundClub' });
export type FoundClub = z.output<typeof foundClub>;

export const clubs = z.object({ data: z.array(club) }).register(z.globalRegistry, { id: 'Clubs' });
export const clubPage = z
  .object({ data: z.array(club), quantityPages: z.int(), quantityClubs: z.int() })
  .register(z.globalRegistry, { id: 'ClubPage' });
export const clubData = z.object({ data: club }).register(z.globalRegistry, { id: 'ClubData' });
export const changedClub = z
  .object({ message: z.string(), data: club })
  .register(z.globalRegistry, { id: 'ChangedClub' });
export const foundClubData = z
  .object({ message: z.string(), data: foundClub })
  .register(z.globalRegistry, { id: 'FoundClubData' });
export const clubNames = z
  .object({
    data: z.array(
      z.object({ id: z.string(), name: z.string(), organizer: z.object({ _id: objectId, name: z.string() }) }),
    ),
  })
  .register(z.globalRegistry, { id: 'ClubNames' });

export const clubsOfParams = z.object({ organizerId: objectId });
export const gameClubParams = z.object({ clubId });
/** The organizer whose bot reads the club; the caller's own by default. */
export const gameClubQuery = z.object({ organizerId: z.optional(objectId) });
export const clubParams = z.object({ id: clubId });
export const clubsQuery = z.object({
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 100, 20),
});

/** A club to look up in the game by its id. */
export const clubSearch = z.strictObject({ clubId });
/** A club to add to an organizer. */
export const clubAddition = z.extend(clubSearch, { organizerId: objectId });
/** Removes a club from its organizer; `name` repeats the club's name. */
export const clubRemoval = z.strictObject({ clubId, name: z.string() });
export const clubModeration = z.strictObject({ clubId, userId: objectId });
