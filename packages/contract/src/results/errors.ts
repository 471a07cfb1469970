/** Error codes of results with their statuses; the messages are in `errors.*.icu.json`. */
export const resultErrors = {
  result_not_found: 404,
  decision_not_found: 404,
  decision_refused: 422,
  value_not_found: 409,
  group_refused: 422,
  import_running: 409,
  protocol_changed: 409,
  protocol_appealed: 409,
  protocol_official: 409,
  protocol_locked: 409,
  version_not_found: 404,
  event_too_old: 422,
} as const;
