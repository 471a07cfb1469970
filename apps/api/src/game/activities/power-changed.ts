import { defineHook } from '../../kernel/hooks/define-hook.ts';

/** Other rides count for the power of riders, or riders for the lists of leaders. */
export const powerChanged = defineHook<{ zwiftIds: readonly number[] }>('power changed');
