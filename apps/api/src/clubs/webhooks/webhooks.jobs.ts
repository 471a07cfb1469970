import * as z from 'zod/mini';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** Sends a delivery if it is due. A failed one has its next time stored, so the job itself is not retried. */
export const webhookDelivery = defineJob('webhook-delivery', z.object({ deliveryId: z.string() }));
