import * as z from 'zod/mini';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** Sends a delivery, if it is due. One that fails has its next time stored, so the job itself is not repeated. */
export const webhookDelivery = defineJob('webhook-delivery', z.object({ deliveryId: z.string() }));
