import type { ErrorCode } from '@otryv/contract';
import { type ErrorArguments, type Locale, sentenceOf } from '@otryv/contract/messages';

interface Details<Code extends ErrorCode> {
  /** Message of each invalid field, by its path. */
  fields?: Record<string, string>;
  /** Arguments of the message for the code. */
  given?: ErrorArguments<Code>;
  /** Seconds until a retry makes sense. */
  retryAfterS?: number;
  cause?: unknown;
}

/** Error the caller can act on. Anything else that is thrown is an unexpected error. */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  override name = 'DomainError';
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterS: number | undefined;
  // Hidden from the log, whose message already contains the arguments.
  readonly #given: readonly unknown[] | undefined;

  constructor(
    readonly code: Code,
    { fields, given, retryAfterS, cause }: Details<Code> = {},
  ) {
    super(sentenceOf('ru', code, given), { cause });
    this.fields = fields;
    this.retryAfterS = retryAfterS;
    this.#given = given;
  }

  /** Returns the message in a language; `message` is the Russian one. */
  messageIn(locale: Locale): string {
    return sentenceOf(locale, this.code, this.#given);
  }
}

/** Returns the code of a domain error; `null` for any other error. */
export function codeOf(error: unknown): ErrorCode | null {
  if (!(error instanceof DomainError)) return null;
  const { code }: DomainError = error;
  return code;
}
