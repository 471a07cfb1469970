/**
 * Errors of calls that depend on the game platform. Error codes with their statuses; the messages are in
 * `errors.*.icu.json`.
 */
export const gameErrors = {
  game_event_not_found: 404,
  game_results_not_found: 404,
  game_entrants_not_found: 404,
  game_sign_in_failed: 503,
  game_forbidden: 403,
  game_unavailable: 503,
  game_answer_invalid: 503,
} as const;
