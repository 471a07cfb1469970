import * as z from 'zod/mini';

/** An email could not be sent now. Its message contains no address: jobs store their error. */
export class MailUnavailable extends Error {
  constructor(reason: string) {
    super(`The mail server did not accept an email (${reason}).`);
  }
}

const failure = z.object({ code: z.optional(z.string()), responseCode: z.optional(z.number()) });
const finalFrom = 500;
// A wrong login is a configuration error: the email waits until it is corrected.
const signInRefused = 535;

/** Returns the code of a failure, and whether the server rejects this email permanently: RFC 5321's 5xx. */
export function smtpFailure(error: unknown): { reason: string; isFinal: boolean } {
  const { code, responseCode } = failure.safeParse(error).data ?? {};
  const status = responseCode ?? 0;
  const isFinal = status >= finalFrom && status !== signInRefused && code !== 'EAUTH';
  return { reason: [code, responseCode].filter(Boolean).join(' ') || 'no code', isFinal };
}
