import { DomainError } from '../../kernel/errors/domain-error.ts';

export class CalendarNotFound extends DomainError {
  constructor() {
    super('calendar_not_found');
  }
}
