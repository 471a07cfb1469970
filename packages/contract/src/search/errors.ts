/** Error codes of the search with their statuses; the messages are in `errors.*.icu.json`. */
export const searchErrors = {
  search_too_short: 422,
} as const;
