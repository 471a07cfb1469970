/** The refusals of the search. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const searchErrors = {
  search_too_short: 422,
} as const;
