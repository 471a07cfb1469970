import { DomainError } from '../platform/errors/domain-error.ts';

export class EventNotStarted extends DomainError {
  constructor() {
    super('event_not_started');
  }
}

export class ResultNotFound extends DomainError {
  constructor() {
    super('result_not_found');
  }
}

export class DecisionNotFound extends DomainError {
  constructor() {
    super('decision_not_found');
  }
}

export class DecisionRefused extends DomainError {
  constructor() {
    super('decision_refused');
  }
}

export class ProtocolChanged extends DomainError {
  constructor() {
    super('protocol_changed');
  }
}
