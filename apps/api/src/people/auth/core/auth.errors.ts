import { DomainError } from '../../../kernel/errors/domain-error.ts';

export class CredentialsWrong extends DomainError {
  constructor() {
    super('credentials_wrong');
  }
}

/** Response after too many attempts with a login, whether or not it has an account. */
export class SignInByEmail extends DomainError {
  constructor(retryAfterS: number | undefined) {
    super('sign_in_by_letter', { ...(retryAfterS !== undefined && { retryAfterS }) });
  }
}

export class PasswordWrong extends DomainError {
  constructor() {
    super('password_wrong');
  }
}

export class PasswordTooCommon extends DomainError {
  constructor() {
    super('password_too_common');
  }
}

export class LinkOutdated extends DomainError {
  constructor() {
    super('link_outdated');
  }
}

export class EmailConfirmed extends DomainError {
  constructor() {
    super('email_confirmed');
  }
}

export class EmailMissing extends DomainError {
  constructor() {
    super('email_missing');
  }
}

export class SessionNotFound extends DomainError {
  constructor() {
    super('session_not_found');
  }
}

export class UsernameWrong extends DomainError {
  constructor() {
    super('username_wrong');
  }
}

export class OwnsOrganizer extends DomainError {
  constructor() {
    super('owns_organizer');
  }
}
