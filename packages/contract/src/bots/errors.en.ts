/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  bot_missing: 'The organizer has no bot. Its owner connects one: section Organizer, tab Bots. Then try again.',
  bot_refused:
    'The game does not accept the bot any more. The owner of the organizer enters its new password: section Organizer, tab Bots.',
  bot_not_found: 'This bot is gone. Refresh the list.',
  bot_taken: 'This account of the game serves another organizer. Connect another one.',
  bot_password_wrong: 'The game did not accept the address or the password. Check them by signing in to the game.',
};
