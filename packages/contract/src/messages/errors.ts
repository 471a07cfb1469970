/** The refusals about messages. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const messageErrors = {
  message_not_found: 404,
} as const;
