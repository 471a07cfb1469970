import { DomainError } from '../../kernel/errors/domain-error.ts';

export class MailingNotFound extends DomainError {
  constructor() {
    super('mailing_not_found');
  }
}

export class MailingOver extends DomainError {
  constructor() {
    super('mailing_over');
  }
}

export class MailingRepeated extends DomainError {
  constructor() {
    super('mailing_repeated');
  }
}

export class MailingWithoutReceivers extends DomainError {
  constructor() {
    super('mailing_without_receivers');
  }
}

export class MailingAddressNeeded extends DomainError {
  constructor() {
    super('mailing_address_needed');
  }
}

export class DigestEmpty extends DomainError {
  constructor() {
    super('digest_empty');
  }
}
