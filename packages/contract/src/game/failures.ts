/** Errors of any call that queries the game. */
export const gameFailures = ['game_unavailable', 'game_sign_in_failed', 'game_answer_invalid'] as const;

/** Errors of calls that load the results of a race. */
export const importFailures = [
  ...gameFailures,
  'game_forbidden',
  'game_results_not_found',
  'game_entrants_not_found',
] as const;
