import { defineQuestion } from '../platform/hooks/define-hook.ts';

/** Whether riders await an answer about a protocol. */
export const openAppeals = defineQuestion<{ eventId: number }, boolean>('open appeals');
