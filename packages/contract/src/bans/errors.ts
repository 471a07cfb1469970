/** Error codes of bans with their statuses; the messages are in `errors.*.icu.json`. */
export const banErrors = {
  banned_rider_unknown: 404,
  activity_not_found: 404,
} as const;
