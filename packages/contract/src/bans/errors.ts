/** The refusals of bans. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const banErrors = {
  banned_rider_unknown: 404,
  activity_not_found: 404,
} as const;
