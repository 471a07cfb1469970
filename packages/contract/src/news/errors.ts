/** The refusals of release notes. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const newsErrors = {
  news_not_found: 404,
  news_outdated: 409,
  news_version_taken: 409,
} as const;
