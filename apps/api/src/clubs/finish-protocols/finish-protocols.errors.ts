import { DomainError } from '../../kernel/errors/domain-error.ts';

export class FinishProtocolNotFound extends DomainError {
  constructor() {
    super('finish_protocol_not_found');
  }
}

export class FinishProtocolKnown extends DomainError {
  constructor() {
    super('finish_protocol_known');
  }
}
