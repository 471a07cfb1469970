/** The refusals of bots. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const botErrors = {
  bot_missing: 409,
  bot_refused: 409,
  bot_not_found: 404,
  bot_taken: 409,
  bot_password_wrong: 422,
} as const;
