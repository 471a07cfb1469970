/* Built from done.en.icu.json by tools/messages. */
export const en = {
  bot_connected: 'The bot is connected. The password is not stored.',
  bot_removed: 'The bot is removed. Its sign-in is erased.',
};
