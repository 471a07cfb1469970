/** Error codes of bots with their statuses; the messages are in `errors.*.icu.json`. */
export const botErrors = {
  bot_missing: 409,
  bot_refused: 409,
  bot_not_found: 404,
  bot_taken: 409,
  bot_password_wrong: 422,
} as const;
