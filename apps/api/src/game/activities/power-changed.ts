import { defineHook } from '../../kernel/hooks/define-hook.ts';

/** Raised when other rides count for the power of riders, or other riders for the leader lists. */
export const powerChanged = defineHook<{ zwiftIds: readonly number[] }>('power changed');
