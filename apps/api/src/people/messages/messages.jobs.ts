import * as z from 'zod/mini';
import { defineJob } from '../../kernel/jobs/define-job.ts';
import { minuteMs } from '../../kernel/time-units.ts';

// Retried for six hours: by then the message has been read in the portal.
const retry = { waitMs: minuteMs, factor: 3, most: 6 };

/** Email about one message. */
export const messageEmail = defineJob('message-letter', z.object({ messageId: z.string() }), retry);
