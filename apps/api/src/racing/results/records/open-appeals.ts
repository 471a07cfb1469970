import { defineQuestion } from '../../../kernel/hooks/define-hook.ts';

/** Whether riders await an answer about a protocol. */
export const openAppeals = defineQuestion<{ eventId: number }, boolean>('open appeals');
