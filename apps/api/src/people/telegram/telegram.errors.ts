import { DomainError } from '../../kernel/errors/domain-error.ts';

export class TelegramOff extends DomainError {
  constructor() {
    super('telegram_off');
  }
}

export class TelegramNoReceivers extends DomainError {
  constructor() {
    super('telegram_no_receivers');
  }
}

export class BroadcastRunning extends DomainError {
  constructor() {
    super('broadcast_running');
  }
}

/** Telegram rejects the token of the bot. */
export class TokenRefused extends Error {}

/** The chat blocked the bot or is gone; nothing more is sent to it. */
export class ChatGone extends Error {}

/** Telegram rejects this message to this chat. */
export class MessageRefused extends Error {}

/** Telegram requests a pause; the message was not sent. */
export class PauseAsked extends Error {
  constructor(readonly seconds: number) {
    super(`a pause of ${seconds} s`);
  }
}

/** Nothing reached Telegram. */
export class TelegramUnreachable extends Error {}

/** A request without a response: its outcome is unknown. */
export class ResponseLost extends Error {}
