import { defineHook } from '../../kernel/hooks/define-hook.ts';

/** Raised when riders hide figures or show them again. */
export const visibilityChanged = defineHook<{ zwiftIds: readonly number[] }>('visibility changed');
