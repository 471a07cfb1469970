import { DomainError } from '../../kernel/errors/domain-error.ts';

/** Subject of a request whose absence has a specific message. */
export type GameSubject = 'event' | 'results' | 'entrants' | 'club';

/** The resource does not exist in the game, or is hidden. */
export class GameNotFound extends DomainError {
  constructor(
    readonly path: string,
    readonly subject: GameSubject = 'event',
  ) {
    super(subject === 'club' ? 'club_not_in_game' : `game_${subject}_not_found`);
  }
}

/** Our account has no access: a private activity, a club it does not moderate. */
export class GameForbidden extends DomainError {
  constructor(readonly path: string) {
    super('game_forbidden');
  }
}

export class GameSignInFailed extends DomainError {
  constructor(readonly reason = 'the account was refused') {
    super('game_sign_in_failed');
  }
}

/** The game did not respond, or responded with a server error; may be retried. */
export class GameUnavailable extends DomainError {
  constructor(
    readonly reason: string,
    /** Delay requested by the game, in ms. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
    /** Whether the request may be retried: reads may, sign-ins may not. */
    readonly isRepeatable = true,
    code: 'game_unavailable' | 'event_outcome_unknown' = 'game_unavailable',
  ) {
    super(code, options);
  }
}

/** The sign-in host failed; it did not reject the account. */
export class GameSignInBroken extends GameUnavailable {}

/** The game did not respond to a write, whose outcome is unknown. */
export class GameOutcomeUnknown extends GameUnavailable {
  constructor(reason: string, options?: ErrorOptions, isRepeatable = false) {
    super(reason, null, options, isRepeatable, 'event_outcome_unknown');
  }
}

/** The game failed on one read, by a status 500 or a body that is not JSON; others may succeed. */
export class GameReadFailed extends GameUnavailable {}

/** The game failed on one write with a status 500, whose outcome is unknown; others may succeed. */
export class GameWriteFailed extends GameOutcomeUnknown {}

/** The game rejected the data sent; nothing changed in it. */
export class GameRefused extends DomainError {
  constructor(
    readonly path: string,
    /** The game's message, if any. */
    readonly reason: string,
  ) {
    super('event_refused_by_game', reason === '' ? {} : { fields: { event: reason } });
  }
}

/** The rate limit of the game was exceeded. */
export class GameThrottled extends GameUnavailable {}

/** Response of the game that violates its protocol. */
export class InvalidGameResponse extends DomainError {
  constructor(
    readonly path: string,
    readonly reason: string,
  ) {
    super('game_answer_invalid');
  }
}

/** HTML page instead of JSON: from a gateway, a sign-in form or a maintenance notice. */
export class GamePageReceived extends InvalidGameResponse {
  constructor(path: string) {
    super(path, 'a page instead of JSON');
  }
}
