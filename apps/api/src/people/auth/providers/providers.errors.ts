import { DomainError } from '../../../kernel/errors/domain-error.ts';

export class ProviderUnset extends DomainError {
  constructor() {
    super('provider_unset');
  }
}

export class ProviderRefused extends DomainError {
  constructor(cause?: unknown) {
    super('provider_refused', { cause });
  }
}

export class ProviderUnavailable extends DomainError {
  constructor(cause?: unknown) {
    super('provider_unavailable', { cause });
  }
}

export class ProviderEmailTaken extends DomainError {
  constructor() {
    super('provider_email_taken');
  }
}

export class ProviderNotLinked extends DomainError {
  constructor() {
    super('provider_not_linked');
  }
}

export class LastWayIn extends DomainError {
  constructor() {
    super('last_way_in');
  }
}
