import { DomainError } from '../../kernel/errors/domain-error.ts';
import { hourMs, minuteMs, secondMs } from '../../kernel/time-units.ts';

export class MessageNotFound extends DomainError {
  constructor() {
    super('message_not_found');
  }
}

/** The hourly limit of messages to others is used up. */
export class TooManyMessages extends DomainError<'messages_too_many'> {
  constructor(afterMs: number) {
    const minutes = Math.max(1, Math.ceil(afterMs / minuteMs));
    super('messages_too_many', { given: [minutes], retryAfterS: Math.ceil(afterMs / secondMs) });
  }
}

/** The daily limit of messages to one recipient is used up. */
export class TooManyMessagesToOne extends DomainError<'messages_too_many_to_one'> {
  constructor(afterMs: number) {
    const hours = Math.max(1, Math.ceil(afterMs / hourMs));
    super('messages_too_many_to_one', { given: [hours], retryAfterS: Math.ceil(afterMs / secondMs) });
  }
}
