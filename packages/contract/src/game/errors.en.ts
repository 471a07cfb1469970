/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  game_event_not_found: 'The game has no event with this number. Check the number or the link’s secret.',
  game_results_not_found: 'The game does not give the results of this event. Check that it took place or try later.',
  game_entrants_not_found: 'The game does not list the riders of this event. Check it in the game or try later.',
  game_sign_in_failed:
    "The site cannot sign in to the game at the moment, and you need not change anything. Try again later; if it does not help, write to the site's administrators.",
  game_forbidden: 'The game does not give these data: the account lacks the right.',
  game_unavailable: 'The game does not answer. Nothing is lost, try again in a minute.',
  game_answer_invalid: 'The game sent an answer we cannot read. Nothing was changed, try again later.',
};
