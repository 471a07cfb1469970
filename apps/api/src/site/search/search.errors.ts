import { DomainError } from '../../kernel/errors/domain-error.ts';

export class SearchTooShort extends DomainError {
  constructor() {
    super('search_too_short');
  }
}
