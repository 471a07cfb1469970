import { DomainError } from '../platform/errors/domain-error.ts';

export class EventNotFound extends DomainError {
  constructor() {
    super('event_not_found');
  }
}

export class EventKnown extends DomainError {
  constructor() {
    super('event_known');
  }
}
