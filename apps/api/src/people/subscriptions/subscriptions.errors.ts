import { DomainError } from '../../kernel/errors/domain-error.ts';

export class UnsubscribeLinkWrong extends DomainError {
  constructor() {
    super('unsubscribe_link_wrong');
  }
}
