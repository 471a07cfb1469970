/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  bot_missing: 'The organizer has no bot. Connect an account of the game on the tab of bots and try again.',
  bot_refused: 'The game does not accept the bot any more. Enter its new password on the tab of bots.',
  bot_not_found: 'This bot is gone. Refresh the list.',
  bot_taken: 'This account of the game serves another organizer. Connect another one.',
  bot_password_wrong: 'The game did not accept the address or the password. Check them by signing in to the game.',
};
