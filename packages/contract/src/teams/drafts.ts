import * as z from 'zod/mini';
import { patterns } from '../requests/patterns.ts';
import { clubId, moment, name, objectId, queryFlag } from '../values.ts';
import { MEMBER_ROLES, specialization, teamCard } from './schemas.ts';

export const TEAM_MISSION_LENGTH = 200;
export const TEAM_REASON_LENGTH = 300;

const memberId = { teamMemberId: objectId };
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(TEAM_REASON_LENGTH));

/** An action on a rider; `teamMemberId` is the user's id; a ban requires a reason. */
export const memberAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['approve', 'cancel', 'exclude', 'cancelBan']), ...memberId }),
  z.strictObject({ action: z.literal('ban'), ...memberId, reason }),
]);
export type MemberAction = z.output<typeof memberAction>;

/** Role and specialization of a member other than the captain; `null` is none. */
export const memberChange = z.strictObject({
  ...memberId,
  role: z.nullable(z.enum(MEMBER_ROLES)),
  specialization,
});
export type MemberChange = z.output<typeof memberChange>;
/** The reason of a ban, as its form holds it. */
export const teamBanDraft = z.strictObject({ reason });

export const handOverDraft = z.strictObject(memberId);
export const handOverAnswer = z.strictObject({ accepts: z.boolean() });
/** Closes a team; `name` repeats its name. */
export const teamClosing = z.strictObject({ name: z.string() });

export const invitationParams = z.object({ token: z.string().check(z.regex(/^[\w-]{22}$/)) });

/** A team's link through which riders join without a request. */
const teamInvitation = z.object({
  token: z.string(),
  expiresAt: moment,
  /** Number of riders who joined through it, and their limit. */
  used: z.int(),
  limit: z.int(),
});
export type TeamInvitation = z.output<typeof teamInvitation>;
export const teamInvitationData = z
  .object({ data: z.nullable(teamInvitation) })
  .register(z.globalRegistry, { id: 'TeamInvitationData' });
export const changedInvitation = z
  .object({ message: z.string(), data: z.nullable(teamInvitation) })
  .register(z.globalRegistry, { id: 'ChangedTeamInvitation' });
/** The team that an invitation is for. */
export const invitedTo = z
  .object({ data: z.object({ team: teamCard, expiresAt: moment }) })
  .register(z.globalRegistry, { id: 'InvitedTo' });
export type InvitedTo = z.output<typeof invitedTo>;

const link = (address: RegExp) =>
  z.string().check(z.trim(), z.maxLength(200), z.regex(new RegExp(`^$|${address.source}`)));
const colour = z.string().check(z.trim(), z.toLowerCase(), z.regex(patterns.colour));
const texts = {
  name: name(2, 50),
  shortName: name(2, 12),
  mission: z.string().check(z.maxLength(TEAM_MISSION_LENGTH)),
  /** Markdown. */
  description: z.string().check(z.maxLength(10_000)),
  telegramGroup: link(/^https:\/\/t\.me\/[\w+/-]{3,100}$/),
  telegramChannel: link(/^https:\/\/t\.me\/[\w+/-]{3,100}$/),
  website: link(/^https?:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/),
  vk: link(/^https:\/\/(?:m\.)?vk\.(?:com|ru)\/[\w.-]{1,100}$/),
  zwiftClubId: z.union([z.literal(''), clubId]),
  /** `#rrggbb`. */
  badgeBackground: colour,
  badgeTextColor: colour,
};

/** A team as its form holds it; a blank text clears the previous one. */
export const teamDraft = z.strictObject({
  ...texts,
  logoFile: z.array(z.file()).check(z.maxLength(1)),
  removesLogo: z.boolean(),
  posterFile: z.array(z.file()).check(z.maxLength(1)),
  removesPoster: z.boolean(),
});
export type TeamDraft = z.output<typeof teamDraft>;

/** `teamDraft` as sent by a form: files are separate. */
export const teamFields = z.object({
  ...texts,
  removesLogo: z.prefault(queryFlag, 'false'),
  removesPoster: z.prefault(queryFlag, 'false'),
});
