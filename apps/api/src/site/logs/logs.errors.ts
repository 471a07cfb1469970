import { DomainError } from '../../kernel/errors/domain-error.ts';

export class LogEntryNotFound extends DomainError {
  constructor() {
    super('log_entry_not_found');
  }
}
