import { DomainError } from '../../kernel/errors/domain-error.ts';

export class AppealNotFound extends DomainError {
  constructor() {
    super('appeal_not_found');
  }
}

export class AppealNotOwn extends DomainError {
  constructor() {
    super('appeal_not_own');
  }
}

export class AppealOpen extends DomainError {
  constructor() {
    super('appeal_open');
  }
}

export class AppealAnswered extends DomainError {
  constructor() {
    super('appeal_answered');
  }
}

export class AppealsClosed extends DomainError {
  constructor() {
    super('appeals_closed');
  }
}
