import { defineHook, defineQuestion } from '../../../kernel/hooks/define-hook.ts';

/** An account is deleted. */
export const userDeleted = defineHook<{ userId: string }>('user deleted');

/** Riders are linked, proved, freed or read again. */
export const gameIdsChanged = defineHook<{ zwiftIds: readonly number[] }>('game ids changed');

/** People have their riders read from the game again. */
export const ridersRefreshed = defineHook<{ zwiftIds: readonly number[] }>('riders refreshed');

/** What is stored of an account in other domains, by its name in the file of all that is stored. */
export const userExport = defineQuestion<{ userId: string }, object>('export of a user');

/** Whether a platform of streams knows a channel; `null` where it cannot be asked now. */
export const channelKnown = defineQuestion<{ platform: 'twitch' | 'youtube'; name: string }, boolean | null>(
  'known channel',
);
