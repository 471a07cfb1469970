import type { ErrorCode } from '@otryv/contract';
import { messages } from '@otryv/contract/messages';

/** A refusal the caller can act on. Anything else that is thrown is a fault of ours. */
export class DomainError extends Error {
  override name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    readonly fields?: Record<string, string>,
    options?: ErrorOptions,
  ) {
    super(messages.ru[code], options);
  }
}
