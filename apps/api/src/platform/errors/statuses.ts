import type { ErrorCode } from '@otryv/contract';

/** The status of every code; a new code does not compile until it has one. */
export const statuses = {
  request_invalid: 400,
  address_unknown: 404,
  body_too_large: 413,
  too_many_requests: 429,
  database_unavailable: 503,
  unexpected: 500,
  event_not_found: 404,
  event_not_started: 404,
  event_known: 409,
  result_not_found: 404,
  decision_not_found: 404,
  decision_refused: 422,
  import_running: 409,
  protocol_changed: 409,
  route_not_found: 404,
  game_event_not_found: 404,
  game_sign_in_failed: 503,
  game_forbidden: 403,
  game_unavailable: 503,
  game_answer_invalid: 503,
} satisfies Record<ErrorCode, number>;
