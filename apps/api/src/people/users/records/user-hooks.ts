import { defineHook, defineQuestion } from '../../../kernel/hooks/define-hook.ts';

/** An account is deleted. */
export const userDeleted = defineHook<{ userId: string }>('user deleted');

/** Riders are linked, proved, freed or read again. */
export const gameIdsChanged = defineHook<{ zwiftIds: readonly number[] }>('game ids changed');

/** People ask the game for the latest data of their riders. */
export const ridersRefreshed = defineHook<{ zwiftIds: readonly number[] }>('riders refreshed');

/** Collects what other domains store of an account, for the export of its data: each answer by its name in that file. */
export const userExport = defineQuestion<{ userId: string }, object>('export of a user');

/** Asks a streaming platform whether it has a channel. The answer is `null` if the platform does not respond. */
export const channelKnown = defineQuestion<{ platform: 'twitch' | 'youtube'; name: string }, boolean | null>(
  'known channel',
);
