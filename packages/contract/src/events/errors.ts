/** Error codes of events with their statuses; the messages are in `errors.*.icu.json`. */
export const eventErrors = {
  event_not_found: 404,
  event_not_started: 404,
  event_known: 409,
  event_changed_in_game: 409,
  event_frozen: 409,
  event_start_fixed: 409,
  event_series_unknown: 422,
  event_refused_by_game: 422,
  event_not_whole: 409,
  event_outcome_unknown: 503,
  event_not_moderated: 409,
  event_gone_from_game: 409,
  event_deletion_refused: 422,
  event_deletion_unknown: 503,
} as const;
