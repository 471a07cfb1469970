import { DomainError } from '../../../kernel/errors/domain-error.ts';

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

/** The protocol no longer has this value. */
export class ValueNotFound extends DomainError {
  constructor() {
    super('value_not_found');
  }
}

export class DecisionRefused extends DomainError {
  constructor() {
    super('decision_refused');
  }
}

/** Group that the event lacks, or that the rider is already in. */
export class GroupRefused extends DomainError {
  constructor() {
    super('group_refused');
  }
}

export class ProtocolChanged extends DomainError {
  constructor() {
    super('protocol_changed');
  }
}

export class ProtocolAppealed extends DomainError {
  constructor() {
    super('protocol_appealed');
  }
}

export class ProtocolOfficial extends DomainError {
  constructor() {
    super('protocol_official');
  }
}

export class ProtocolLocked extends DomainError<'protocol_locked'> {
  constructor(author: string, reason: string) {
    super('protocol_locked', { given: [author, reason] });
  }
}

export class VersionNotFound extends DomainError {
  constructor() {
    super('version_not_found');
  }
}

export class EventTooOld extends DomainError {
  constructor() {
    super('event_too_old');
  }
}
