/** Every code a failed call may answer with. The sentence of each stands in `messages`. */
export const ERROR_CODES = [
  'request_invalid',
  'address_unknown',
  'body_too_large',
  'too_many_requests',
  'database_unavailable',
  'unexpected',
  'event_not_found',
  'event_not_started',
  'event_known',
  'result_not_found',
  'decision_not_found',
  'decision_refused',
  'import_running',
  'protocol_changed',
  'route_not_found',
  'game_event_not_found',
  'game_sign_in_failed',
  'game_forbidden',
  'game_unavailable',
  'game_answer_invalid',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every failed answer. */
export interface ApiFailure {
  code: ErrorCode;
  /** Ready to show: says what happened and what to do next. */
  message: string;
  /** The sentence of each field that was wrong, by its path. */
  fields?: Record<string, string>;
}
