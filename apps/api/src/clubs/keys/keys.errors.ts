import { DomainError } from '../../kernel/errors/domain-error.ts';

export class KeyNotFound extends DomainError {
  constructor() {
    super('key_not_found');
  }
}

export class KeysFull extends DomainError<'keys_full'> {
  constructor(most: number) {
    super('keys_full', { given: [most] });
  }
}
