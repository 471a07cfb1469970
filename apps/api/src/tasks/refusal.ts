import { sentenceOf } from '@otryv/contract/messages';
import { DomainError } from '../kernel/errors/domain-error.ts';
import { toFailure } from '../kernel/http/responses/error.filter.ts';

/** Returns the code and the English message of an error: responses are in Russian, the command line is in English. */
export function refusalOf(error: unknown): string {
  const { code } = toFailure(error);
  return `${code}: ${error instanceof DomainError ? error.messageIn('en') : sentenceOf('en', code)}`;
}
