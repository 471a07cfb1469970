import { DomainError } from '../errors/domain-error.ts';

const secondsPerMinute = 60;

export class TooManyAttempts extends DomainError<'too_many_attempts'> {
  constructor(retryAfterS: number) {
    super('too_many_attempts', { given: [Math.ceil(retryAfterS / secondsPerMinute)], retryAfterS });
  }
}
