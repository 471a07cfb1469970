/** What any call that asks the game may be refused with. */
export const gameFailures = ['game_unavailable', 'game_sign_in_failed', 'game_answer_invalid'] as const;

/** Of calls that load the results of a race. */
export const importFailures = [
  ...gameFailures,
  'game_forbidden',
  'game_results_not_found',
  'game_entrants_not_found',
] as const;
