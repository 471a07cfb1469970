import { sentenceOf } from '@otryv/contract/messages';
import { DomainError } from '../../../kernel/errors/domain-error.ts';

export class UsernameTaken extends DomainError {
  constructor() {
    super('username_taken', { fields: { username: sentenceOf('ru', 'username_taken') } });
  }
}

/** Another account has the address; callers respond as if none had. */
export class EmailTaken extends Error {}

/** Another account is linked to the account at the provider. */
export class ProviderTaken extends DomainError {
  constructor() {
    super('provider_taken');
  }
}

/** The account of a session was deleted. */
export class UserUnknown extends DomainError {
  constructor() {
    super('user_not_found');
  }
}

export class UsernameTooSoon extends DomainError<'username_too_soon'> {
  constructor(changeableAt: Date) {
    // biome-ignore lint/plugin: A day without its year; borders.test.ts reads it.
    const date = changeableAt.toLocaleDateString('ru', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });
    super('username_too_soon', { given: [date] });
  }
}

export class StreamNameMissing extends DomainError {
  constructor(field: string) {
    super('stream_name_missing', { fields: { [field]: sentenceOf('ru', 'stream_name_missing') } });
  }
}

/** The platform has no channel of this name. */
export class StreamUnknown extends DomainError<'stream_unknown'> {
  constructor(field: string, name: string) {
    super('stream_unknown', { given: [name], fields: { [field]: sentenceOf('ru', 'stream_unknown', [name]) } });
  }
}

export class StreamingRestricted extends DomainError {
  constructor() {
    super('streaming_restricted');
  }
}

/** The role of the last administrator cannot be removed. */
export class LastAdmin extends DomainError {
  constructor() {
    super('last_admin');
  }
}
