import { DomainError } from '../errors/domain-error.ts';

export class KeyUnknown extends DomainError {
  constructor() {
    super('key_unknown');
  }
}

export class KeyNeeded extends DomainError {
  constructor() {
    super('key_needed');
  }
}

/** A publishable key was sent from a page of another site, or from none. */
export class WrongOrigin extends DomainError {
  constructor() {
    super('key_origin');
  }
}

/** A secret key was sent from a browser. */
export class KeyExposed extends DomainError {
  constructor() {
    super('key_exposed');
  }
}

export class OutOfScope extends DomainError {
  constructor() {
    super('key_scope');
  }
}
