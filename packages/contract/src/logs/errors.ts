/** The refusals of the logs. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const logErrors = {
  log_entry_not_found: 404,
} as const;
