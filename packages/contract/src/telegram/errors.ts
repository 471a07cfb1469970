/** Error codes of the Telegram bot with their statuses; the messages are in `errors.*.icu.json`. */
export const telegramErrors = {
  telegram_off: 503,
  telegram_no_receivers: 409,
  broadcast_running: 409,
} as const;
