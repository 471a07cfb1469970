/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  appeal_not_found: 'There is no such appeal. Refresh the page.',
  appeal_not_own: 'Only the rider appeals. Link the game id of this row and prove it in the settings.',
  appeal_open: 'There is an appeal without an answer about this row. Wait for the answer.',
  appeal_answered: 'This appeal has an answer already. Refresh the page.',
  appeals_closed: 'The time for appeals is over: the protocol is official. Write to the organizer.',
};
