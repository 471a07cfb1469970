import * as z from 'zod/mini';
import { email, externalAccount, username } from '../auth/schemas.ts';
import { patterns } from '../requests/patterns.ts';
import { gameId, gameIdText, moment } from '../values.ts';

/** What a reader is told about by letter. */
export const notifications = z
  .object({
    news: z.boolean(),
    events: z.boolean(),
    development: z.boolean(),
    /** Personal messages also come as letters. */
    messages: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Notifications' });
export type Notifications = z.output<typeof notifications>;

const channelName = z.string().check(z.maxLength(25), z.regex(patterns.twitchChannel));
const channelHandle = z.string().check(z.maxLength(60), z.regex(patterns.youtubeChannel));

/** The channels a rider streams on; an enabled one has a name. `streamingRestricted` is set by administrators. */
export const streams = z
  .object({
    twitch: z.object({ channelName, isEnabled: z.boolean() }),
    youtube: z.object({ channelHandle, isEnabled: z.boolean() }),
    streamingRestricted: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Streams' });
export type Streams = z.output<typeof streams>;

/** The figures of a rider that may be hidden. */
export const FIGURES = ['heartRate', 'weight', 'height', 'age'] as const;
export type Figure = (typeof FIGURES)[number];

const shown = { heartRate: z.boolean(), weight: z.boolean(), height: z.boolean(), age: z.boolean() };

/** Which figures of a rider others see: `false` is hidden. With the weight the watts are hidden, W/kg stay. */
export const visibility = z.object(shown).register(z.globalRegistry, { id: 'Visibility' });
export type Visibility = z.output<typeof visibility>;

/** What a reader of another browser finds as they left it: a key of the portal's own storage and its value. */
export const preferences = z.record(
  z.string().check(z.maxLength(60), z.regex(/^[\w:-]+$/)),
  z.string().check(z.maxLength(4_000)),
);
export type Preferences = z.output<typeof preferences>;

/** A proof that a game id is one's own: the code stands in the last name in the game until `expiresAt`. */
export const proof = z
  .object({ code: z.string(), expiresAt: moment })
  .register(z.globalRegistry, { id: 'GameIdProof' });

/** A game id of an account. Several accounts may claim one; only one has it proved. */
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

/** The settings of one's own account. */
export const settings = z
  .object({
    username: z.string(),
    /** Whether the name was made by us at a provider's sign-in and may be replaced at once. */
    isTemporaryName: z.boolean(),
    /** When the name may be changed again; `null` for now. */
    usernameChangeableAt: z.nullable(moment),
    email: z.nullable(email),
    emailConfirmed: z.boolean(),
    /** A new address that waits for its confirmation. */
    emailPending: z.nullable(email),
    hasPassword: z.boolean(),
    externalAccounts: z.object({ vk: z.nullable(externalAccount), yandex: z.nullable(externalAccount) }),
    notifications,
    streams,
    gameIds: z.array(linkedGameId),
  })
  .register(z.globalRegistry, { id: 'Settings' });
export type Settings = z.output<typeof settings>;

/** The game id of an address of settings; 0 is the caller's own account. */
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
export const notificationsBody = z.strictObject({ notifications });
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
/** What the game says of a rider, reduced to what finds the right one. */
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
