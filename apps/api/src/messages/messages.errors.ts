import { DomainError } from '../platform/errors/domain-error.ts';

export class MessageNotFound extends DomainError {
  constructor() {
    super('message_not_found');
  }
}
