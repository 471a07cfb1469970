import { defineQuestion } from '../../../kernel/hooks/define-hook.ts';

/** Whether a protocol has unanswered appeals. */
export const openAppeals = defineQuestion<{ eventId: number }, boolean>('open appeals');
