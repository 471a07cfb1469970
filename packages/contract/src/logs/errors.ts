/** Error codes of the logs with their statuses; the messages are in `errors.*.icu.json`. */
export const logErrors = {
  log_entry_not_found: 404,
} as const;
