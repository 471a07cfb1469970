import { DomainError } from '../errors/domain-error.ts';
import { minuteSeconds } from '../time-units.ts';

export class TooManyAttempts extends DomainError<'too_many_attempts'> {
  constructor(retryAfterS: number) {
    super('too_many_attempts', { given: [Math.ceil(retryAfterS / minuteSeconds)], retryAfterS });
  }
}
