import { DomainError } from '../errors/domain-error.ts';

export class Unauthorized extends DomainError {
  constructor() {
    super('unauthorized');
  }
}

export class Forbidden extends DomainError {
  constructor() {
    super('forbidden');
  }
}

export class CsrfFailed extends DomainError {
  constructor() {
    super('csrf_failed');
  }
}
