import * as z from 'zod/mini';
import { defineJob } from '../../../kernel/jobs/define-job.ts';
import { minuteMs } from '../../../kernel/time-units.ts';

const accountEmailData = z.object({
  kind: z.enum(['confirm', 'known', 'reset', 'signIn', 'passwordChanged', 'emailChanged']),
  /** `null` for a reset or a sign-in: the account is looked up when the email is sent. */
  userId: z.nullable(z.string()),
  /** For a sign-in: the login as typed, whether or not an account has it. */
  email: z.string(),
  /** Browser and system of the request; empty if the email does not name them. */
  device: z.prefault(z.string(), ''),
});
export type AccountEmail = z.output<typeof accountEmailData>;

// Retried for two hours: a link to set a password is useless later.
const retry = { waitMs: minuteMs, factor: 3, most: 5 };

/** Account email; its secret is created when it is sent, so that none is stored with the job. */
export const accountEmail = defineJob('account-letter', accountEmailData, retry);
