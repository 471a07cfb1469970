/** The refusals of calendars. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const calendarErrors = {
  calendar_not_found: 404,
} as const;
