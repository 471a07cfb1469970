/** The refusals of the Telegram bot. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const telegramErrors = {
  telegram_off: 503,
  telegram_no_receivers: 409,
  broadcast_running: 409,
} as const;
