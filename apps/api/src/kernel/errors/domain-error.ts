import type { ErrorCode } from '@otryv/contract';
import { type ErrorArguments, sentenceOf } from '@otryv/contract/messages';

interface Details<Code extends ErrorCode> {
  /** The sentence of each field that was wrong, by its path. */
  fields?: Record<string, string>;
  /** What the sentence of the code is completed with. */
  given?: ErrorArguments<Code>;
  /** When to try again, in seconds. */
  retryAfterS?: number;
  cause?: unknown;
}

/** A refusal the caller can act on. Anything else that is thrown is an unexpected error. */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  override name = 'DomainError';
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterS: number | undefined;

  constructor(
    readonly code: Code,
    { fields, given, retryAfterS, cause }: Details<Code> = {},
  ) {
    super(sentenceOf('ru', code, given), { cause });
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }
}

/** The code of a refusal; `null` for any other error. */
export function codeOf(error: unknown): ErrorCode | null {
  if (!(error instanceof DomainError)) return null;
  const { code }: DomainError = error;
  return code;
}
