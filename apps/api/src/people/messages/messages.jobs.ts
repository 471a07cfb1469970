import * as z from 'zod/mini';
import { defineJob } from '../../kernel/jobs/define-job.ts';
import { minuteMs } from '../../kernel/time-units.ts';

// Repeated for six hours: a message is read in the portal by then.
const retry = { waitMs: minuteMs, factor: 3, most: 6 };

/** The letter about one message. */
export const messageLetter = defineJob('message-letter', z.object({ messageId: z.string() }), retry);
