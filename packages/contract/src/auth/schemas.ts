import * as z from 'zod/mini';
import { patterns } from '../requests/patterns.ts';
import { gameId, hidden, moment, objectId } from '../values.ts';
import { mailAddress } from './mailAddress.ts';

/** A login: case-insensitively unique, 4 to 30 of a–z, 0–9 and `_.-`. */
export const username = z.string().check(z.minLength(4), z.maxLength(30), z.regex(patterns.login));

/** An email address in any script, stored as typed and compared case-insensitively. */
export const email = z.email({ pattern: mailAddress }).check(z.maxLength(254));

/** A new password: the server rejects the most common ones. */
export const newPassword = z.string().check(z.minLength(8), z.maxLength(128));

/** A password to verify: anything a field can hold. */
const givenPassword = z.string().check(z.minLength(1), z.maxLength(128));

/** A secret sent by email: 256 random bits in base64url. */
export const letterToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** A path of the portal to return to. */
export const returnPath = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\\\s]*$/));

export const provider = z.enum(['vk', 'yandex']);
export type Provider = z.output<typeof provider>;

const role = z.enum(['user', 'moderator', 'admin']);

/** An account at a sign-in provider, as of when it was linked or last used. */
export const externalAccount = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    avatarSrc: z.nullable(z.string()),
    gender: z.nullable(z.enum(['male', 'female'])),
    birthday: z.nullable(z.string()),
    email: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'ExternalAccount' });

/** The signed-in user with the rights that determine the portal's controls; the server checks its own. */
export const authUser = z
  .object({
    id: objectId,
    username: z.string(),
    email: z.nullable(z.string()),
    emailConfirmed: z.boolean(),
    role,
    /** The main game id; `null` before one is linked. */
    zwiftId: z.nullable(gameId),
    /** Every linked game id, the main one first. */
    zwiftIds: z.array(gameId),
    photoProfile: z.nullable(z.string()),
    isModeratorClub: z.boolean(),
    moderator: z.object({ clubs: z.array(z.string()) }),
    organizer: z.nullable(objectId),
    /** `isCreator`: whether the user is the captain; `isViceCaptain` is set for a vice-captain. */
    team: z.nullable(z.object({ id: objectId, isCreator: z.boolean(), isViceCaptain: hidden })),
    externalAccounts: z.object({ vk: z.nullable(externalAccount), yandex: z.nullable(externalAccount) }),
  })
  .register(z.globalRegistry, { id: 'AuthUser' });
export type AuthUser = z.output<typeof authUser>;

/** A success message, ready to display. */
export const done = z.object({ message: z.string() }).register(z.globalRegistry, { id: 'Done' });

export const registrationBody = z.strictObject({ username, email, password: newPassword });
export type RegistrationBody = z.output<typeof registrationBody>;

/** A user name or an email address with the password. */
export const authorization = z.strictObject({
  login: z.string().check(z.minLength(1), z.maxLength(254)),
  password: givenPassword,
});
export type Authorization = z.output<typeof authorization>;

/** A new session: the access token lives 15 minutes, the refresh token is in an HttpOnly cookie. */
export const session = z
  .object({ success: z.literal(true), accessToken: z.string(), user: authUser })
  .register(z.globalRegistry, { id: 'Session' });
export type AuthSession = z.output<typeof session>;

/** `email`: the confirmed address. `session`: sent once, to the browser in which the account was registered. */
export const confirmedEmail = z
  .object({ message: z.string(), email, session: z.nullable(session) })
  .register(z.globalRegistry, { id: 'ConfirmedEmail' });
export type ConfirmedEmail = z.output<typeof confirmedEmail>;

/** The response to a refresh; a missing session is not an error, so guests see none. */
export const refreshed = z
  .union([session, z.object({ success: z.literal(false), message: z.string() })])
  .register(z.globalRegistry, { id: 'Refreshed' });
export type Refreshed = z.output<typeof refreshed>;

export const checked = z.object({ user: authUser }).register(z.globalRegistry, { id: 'CheckedUser' });

export const tokenBody = z.strictObject({ token: letterToken });
export const tokenParams = z.object({ token: letterToken });
export const resetRequest = z.strictObject({ email });
export const passwordReset = z.strictObject({ token: letterToken, newPassword });
export const passwordChange = z.strictObject({ password: z.optional(givenPassword), newPassword });
export const emailChange = z.strictObject({ email, password: z.optional(givenPassword) });

/** A signed-in device. */
export const deviceSession = z
  .object({
    _id: objectId,
    isCurrent: z.boolean(),
    /** Browser and system as text, e.g. «Firefox, Windows». */
    device: z.string(),
    /** The IP address of last use, without its last part. */
    address: z.string(),
    method: z.enum(['password', 'letter', 'vk', 'yandex']),
    createdAt: moment,
    lastUsedAt: moment,
  })
  .register(z.globalRegistry, { id: 'DeviceSession' });
export type DeviceSession = z.output<typeof deviceSession>;
export const deviceSessions = z
  .object({ data: z.array(deviceSession) })
  .register(z.globalRegistry, { id: 'DeviceSessions' });
export const sessionParams = z.object({ id: objectId });

/** The configured providers, in the order of their buttons. */
export const providers = z.object({ data: z.array(provider) }).register(z.globalRegistry, { id: 'SignInProviders' });
export const providerParams = z.object({ provider });

/** How to redirect to a provider; `link` adds it to the caller's account. */
export const providerStart = z.strictObject({
  purpose: z.enum(['signIn', 'link']),
  returnTo: z.prefault(returnPath, '/'),
});
/** The address of the provider's page, for the browser to open. */
export const providerStarted = z.object({ location: z.url() }).register(z.globalRegistry, { id: 'StartedSignIn' });

/** The query of a provider's redirect: `code` or `error`, plus provider-specific values. */
export const providerCallback = z.looseObject({
  code: z.optional(z.string().check(z.maxLength(2_000))),
  state: z.optional(z.string().check(z.maxLength(1_024))),
  error: z.optional(z.string().check(z.maxLength(200))),
  device_id: z.optional(z.string().check(z.maxLength(2_000))),
});

/** Deletes the account; an account with a password requires it. */
export const accountDeletion = z.strictObject({ password: z.optional(givenPassword), username: z.string() });
