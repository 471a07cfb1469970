import { defineHook, defineQuestion } from '../../../kernel/hooks/define-hook.ts';

/** Raised when an account is deleted. */
export const userDeleted = defineHook<{ userId: string }>('user deleted');

/** Raised when riders are linked, verified, unlinked or read again. */
export const gameIdsChanged = defineHook<{ zwiftIds: readonly number[] }>('game ids changed');

/** Raised when riders are verified, and when verified ones are unlinked. */
export const provedIdsChanged = defineHook<{ zwiftIds: readonly number[] }>('proved ids changed');

/** Raised when users request the latest game data of their riders. */
export const ridersRefreshed = defineHook<{ zwiftIds: readonly number[] }>('riders refreshed');

/** Collects what other domains store about an account for its data export: each answer by its name in that file. */
export const userExport = defineQuestion<{ userId: string }, object>('export of a user');

/** Checks whether a streaming platform has a channel. The answer is `null` if the platform does not respond. */
export const channelKnown = defineQuestion<{ platform: 'twitch' | 'youtube'; name: string }, boolean | null>(
  'known channel',
);
