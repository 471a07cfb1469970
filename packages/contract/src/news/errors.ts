/** Error codes of release notes with their statuses; the messages are in `errors.*.icu.json`. */
export const newsErrors = {
  news_not_found: 404,
  news_outdated: 409,
  news_version_taken: 409,
} as const;
