/** Error codes of messages with their statuses; the texts are in `errors.*.icu.json`. */
export const messageErrors = {
  message_not_found: 404,
  messages_too_many: 429,
  messages_too_many_to_one: 429,
} as const;
