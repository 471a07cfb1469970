import { DomainError } from '../../kernel/errors/domain-error.ts';

export class BannedRiderUnknown extends DomainError {
  constructor() {
    super('banned_rider_unknown');
  }
}

export class ActivityNotFound extends DomainError {
  constructor() {
    super('activity_not_found');
  }
}
