import * as z from 'zod/mini';
import { email, externalAccount, username } from '../auth/schemas.ts';
import { patterns } from '../requests/patterns.ts';
import { gameId, gameIdText, moment } from '../values.ts';

/** A reader's email notification settings. */
export const notifications = z
  .object({
    news: z.boolean(),
    events: z.boolean(),
    development: z.boolean(),
    /** Whether personal messages are also sent by email. */
    messages: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Notifications' });
export type Notifications = z.output<typeof notifications>;

const channelName = z.string().check(z.maxLength(25), z.regex(patterns.twitchChannel));
const channelHandle = z.string().check(z.maxLength(60), z.regex(patterns.youtubeChannel));

/** A rider's streaming channels; an enabled one has a name. Administrators set `streamingRestricted`. */
export const streams = z
  .object({
    twitch: z.object({ channelName, isEnabled: z.boolean() }),
    youtube: z.object({ channelHandle, isEnabled: z.boolean() }),
    streamingRestricted: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Streams' });
export type Streams = z.output<typeof streams>;

/** Figures of a rider that can be hidden. */
export const FIGURES = ['heartRate', 'weight', 'height', 'age'] as const;
export type Figure = (typeof FIGURES)[number];

const shown = { heartRate: z.boolean(), weight: z.boolean(), height: z.boolean(), age: z.boolean() };

/**
 * Visibility of a rider's figures to others: `false` is hidden. Hiding the weight also hides the watts but not W/kg.
 */
export const visibility = z.object(shown).register(z.globalRegistry, { id: 'Visibility' });
export type Visibility = z.output<typeof visibility>;

/** Preferences shared across a reader's browsers: a key of the portal's storage and its value. */
export const preferences = z.record(
  z.string().check(z.maxLength(60), z.regex(/^[\w:-]+$/)),
  z.string().check(z.maxLength(4_000)),
);
export type Preferences = z.output<typeof preferences>;

/**
 * Verification that a game id belongs to the caller: the code must be in the last name in the game until `expiresAt`.
 */
export const proof = z
  .object({ code: z.string(), expiresAt: moment })
  .register(z.globalRegistry, { id: 'GameIdProof' });

/** A game id of an account. Several accounts may claim one; only one can have it verified. */
export const linkedGameId = z
  .object({
    zwiftId: gameId,
    isMain: z.boolean(),
    isProved: z.boolean(),
    proof: z.nullable(proof),
    firstName: z.string(),
    lastName: z.string(),
    imageSrc: z.nullable(z.string()),
    countryAlpha3: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'LinkedGameId' });
export type LinkedGameId = z.output<typeof linkedGameId>;

/** Settings of the caller's account. */
export const settings = z
  .object({
    username: z.string(),
    /** Whether the name was generated at a provider's sign-in and may be replaced immediately. */
    isTemporaryName: z.boolean(),
    /** Time when the name may be changed again; `null` for now. */
    usernameChangeableAt: z.nullable(moment),
    email: z.nullable(email),
    emailConfirmed: z.boolean(),
    /** A new address pending confirmation. */
    emailPending: z.nullable(email),
    hasPassword: z.boolean(),
    externalAccounts: z.object({ vk: z.nullable(externalAccount), yandex: z.nullable(externalAccount) }),
    notifications,
    streams,
    gameIds: z.array(linkedGameId),
  })
  .register(z.globalRegistry, { id: 'Settings' });
export type Settings = z.output<typeof settings>;

/** The game id in a settings address; 0 is the caller's own account. */
export const settingsParams = z.object({
  zwiftId: z.union([
    z.pipe(
      z.literal('0'),
      z.transform(() => 0),
    ),
    gameIdText,
  ]),
});
export const settingsData = z.object({ data: settings }).register(z.globalRegistry, { id: 'SettingsData' });

export const usernameBody = z.strictObject({ username });
// Unregistered: the description of the shared schema is that of responses, which have no further keys.
export const notificationsBody = z.strictObject({ notifications: z.object(notifications.shape) });
export const streamsBody = z.strictObject({
  streams: z.strictObject({
    twitch: z.strictObject({ channelName, isEnabled: z.boolean() }),
    youtube: z.strictObject({ channelHandle, isEnabled: z.boolean() }),
  }),
});
export const visibilityBody = z.strictObject({ visibility: z.strictObject(shown) });
export const visibilityData = z.object({ data: visibility }).register(z.globalRegistry, { id: 'VisibilityData' });
export const preferencesBody = z.strictObject({
  preferences: preferences.check(z.refine((values) => Object.keys(values).length <= 60)),
});
export const preferencesData = z.object({ data: preferences }).register(z.globalRegistry, { id: 'PreferencesData' });

export const gameIdBody = z.strictObject({ zwiftId: gameId, isAdditional: z.boolean() });
export const gameIdRemoval = z.strictObject({ zwiftId: gameId });
export const gameIdsData = z
  .object({ message: z.string(), data: z.object({ zwiftIdMain: z.nullable(gameId), gameIds: z.array(linkedGameId) }) })
  .register(z.globalRegistry, { id: 'LinkedGameIds' });

export const riderParams = z.object({ id: gameIdText });
/** The game's data on a rider, reduced to what identifies the right one. */
export const gameRiderSummary = z
  .object({
    id: gameId,
    firstName: z.string(),
    lastName: z.string(),
    imageSrc: z.nullable(z.string()),
    countryAlpha3: z.nullable(z.string()),
    male: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'GameRiderSummary' });
export const gameRiderData = z.object({ data: gameRiderSummary }).register(z.globalRegistry, { id: 'GameRiderData' });
