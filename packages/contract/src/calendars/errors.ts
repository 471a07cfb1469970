/** Error codes of calendars with their statuses; the messages are in `errors.*.icu.json`. */
export const calendarErrors = {
  calendar_not_found: 404,
} as const;
