import { sentenceOf } from '@otryv/contract/messages';
import { DomainError } from '../../kernel/errors/domain-error.ts';

export class BotMissing extends DomainError {
  constructor() {
    super('bot_missing');
  }
}

export class BotRefused extends DomainError {
  constructor() {
    super('bot_refused');
  }
}

export class BotNotFound extends DomainError {
  constructor() {
    super('bot_not_found');
  }
}

export class BotTaken extends DomainError {
  constructor() {
    super('bot_taken', { fields: { username: sentenceOf('ru', 'bot_taken') } });
  }
}

export class BotPasswordWrong extends DomainError {
  constructor() {
    super('bot_password_wrong', { fields: { password: sentenceOf('ru', 'bot_password_wrong') } });
  }
}
