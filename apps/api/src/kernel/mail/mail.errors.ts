import * as z from 'zod/mini';

/** A letter could not be sent now. Its message has no address: jobs store why they failed. */
export class MailUnavailable extends Error {
  constructor(reason: string) {
    super(`The mail server did not take a letter (${reason}).`);
  }
}

const failure = z.object({ code: z.optional(z.string()), responseCode: z.optional(z.number()) });
const finalFrom = 500;
// A wrong login is a fault of the configuration: the letter waits until it is right.
const signInRefused = 535;

/** The code of a failure, and whether the server will never take this letter: RFC 5321's 5xx. */
export function smtpFailure(error: unknown): { reason: string; isFinal: boolean } {
  const { code, responseCode } = failure.safeParse(error).data ?? {};
  const status = responseCode ?? 0;
  const isFinal = status >= finalFrom && status !== signInRefused && code !== 'EAUTH';
  return { reason: [code, responseCode].filter(Boolean).join(' ') || 'no code', isFinal };
}
