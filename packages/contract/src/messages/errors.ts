/** The refusals about messages. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const messageErrors = {
  message_not_found: 404,
  messages_too_many: 429,
  messages_too_many_to_one: 429,
} as const;
