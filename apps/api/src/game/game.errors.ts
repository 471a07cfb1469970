import { DomainError } from '../platform/errors/domain-error.ts';

/** The game has no such thing, or does not show it to anybody. */
export class GameNotFound extends DomainError {
  constructor(readonly path: string) {
    super('game_event_not_found');
  }
}

/** Our account may not see it: a private activity, a club it does not moderate. */
export class GameForbidden extends DomainError {
  constructor(readonly path: string) {
    super('game_forbidden');
  }
}

export class GameSignInFailed extends DomainError {
  constructor() {
    super('game_sign_in_failed');
  }
}

/** The game did not answer, or answered that it cannot: worth another try. */
export class GameUnavailable extends DomainError {
  constructor(
    readonly reason: string,
    /** What the game asked us to wait, in ms. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
    /** Whether the request may be sent again: reads may, sign-ins are not repeated. */
    readonly isRepeatable = true,
  ) {
    super('game_unavailable', undefined, options);
  }
}

/** The game answered something else than its protocol says. */
export class GameAnswerInvalid extends DomainError {
  constructor(
    readonly path: string,
    readonly reason: string,
  ) {
    super('game_answer_invalid');
  }
}
